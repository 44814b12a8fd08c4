import { useEffect, useRef, useState } from "react";
import { createPath, type Location, useBlocker, useLocation, useNavigation } from "react-router";

/**
 * Whether the next page is being fetched, or could not be. Where React Router cannot help, that page is asked for as a document and opened
 * only if there is an answer, so that the page being read stays: offline, or when a page's script did not arrive (also from a newer build).
 * React Router would load the page being read anew, lose it too, and wait for ever; without the Navigation API it is left to do so.
 */
export function useNavigationStatus() {
  const { location: next } = useNavigation();
  const here = useLocation();
  const started = useRef<Location>(undefined);
  const [stuck, setStuck] = useState<Location>();
  const [opening, setOpening] = useState(false);
  const [failed, setFailed] = useState<Location>();

  /** The navigation that the visitor still wants: an answer for an earlier one comes too late. */
  const wanted = useRef<Location>(undefined);

  async function open(page: Location): Promise<void> {
    wanted.current = page;
    if (!navigator.onLine) return setFailed(page);
    setOpening(true);
    const arrived = await fetch(createPath(page), { method: "HEAD", cache: "no-store" }).catch(() => undefined);
    if (wanted.current !== page) return;
    setOpening(false);
    if (arrived) location.assign(createPath(page));
    else setFailed(page);
  }

  function stay(): void {
    wanted.current = undefined;
    setOpening(false);
    setFailed(undefined);
  }

  useBlocker(({ historyAction, currentLocation, nextLocation }) => {
    stay();
    const isNewPage = historyAction !== "POP" && currentLocation.pathname !== nextLocation.pathname;
    const asDocument = isNewPage && (!navigator.onLine || stuck !== undefined);
    started.current = asDocument ? undefined : nextLocation;
    if (asDocument) void open(nextLocation);
    return asDocument;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: at each arrival
  useEffect(() => {
    started.current = undefined;
  }, [here]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` only sets state
  useEffect(() => {
    const { navigation } = window as { navigation?: Navigation };
    const keepPage = (event: NavigateEvent) => {
      const page = started.current;
      if (event.navigationType !== "reload" || event.userInitiated || !page) return;
      event.preventDefault();
      started.current = undefined;
      setStuck(page);
      void open(page);
    };
    navigation?.addEventListener("navigate", keepPage);
    return () => navigation?.removeEventListener("navigate", keepPage);
  }, []);

  return {
    loading: opening || (next !== undefined && next.key !== stuck?.key),
    failed: failed !== undefined,
    tryAgain: () => void (failed && open(failed)),
    stay,
  };
}
