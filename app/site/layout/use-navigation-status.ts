import { useEffect, useState } from "react";
import { useBlocker, useLocation, useNavigation } from "react-router";
import { type HeldVisits, holdVisits } from "./held-visits.ts";
import { keepVisit, resumeVisit } from "./kept-visit.ts";

const browser = {
  isOnline: () => navigator.onLine,
  asks: (path: string) =>
    fetch(path, { method: "HEAD", cache: "no-store" }).then(
      () => true,
      () => false,
    ),
  opens: (path: string) => location.assign(path),
  keeps: keepVisit,
};

/** Whether the next page is being fetched, or could not be. */
export function useNavigationStatus() {
  const { location: next } = useNavigation();
  const here = useLocation();
  const [{ opening, failed, stuck }, setStatus] = useState<HeldVisits>({ opening: false });
  const [visits] = useState(() => holdVisits(browser, (change) => setStatus((before) => ({ ...before, ...change }))));

  useBlocker(visits.begins);

  // Before `arrived`, which forgets it.
  useEffect(resumeVisit, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: at each arrival
  useEffect(visits.arrived, [here]);

  useEffect(() => {
    const { navigation } = window as { navigation?: Navigation };
    navigation?.addEventListener("navigate", visits.reloads);
    return () => navigation?.removeEventListener("navigate", visits.reloads);
  }, [visits]);

  return {
    loading: opening || (next !== undefined && next.key !== stuck?.key),
    failed: failed !== undefined,
    tryAgain: () => void (failed && visits.open(failed)),
    stay: visits.stay,
  };
}
