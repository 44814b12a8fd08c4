import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";

/** The guards of this page that have something unsaved: React Router asks only one of them. */
const unsavedGuards = new Set<object>();

/** Holds a navigation or closing tab while something unsaved is kept nowhere, such as a password; never the way to the login page. */
export function useLeaveGuard(dirty: boolean): { asked: boolean; stay: () => void; go: () => void } {
  const guard = useRef({});
  useEffect(() => {
    const { current } = guard;
    if (dirty) unsavedGuards.add(current);
    return () => void unsavedGuards.delete(current);
  }, [dirty]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedGuards.size > 0 &&
      nextLocation.pathname !== "/admin/login" &&
      (currentLocation.pathname !== nextLocation.pathname || formOf(currentLocation) !== formOf(nextLocation)),
  );
  useClosingGuard(dirty);
  return {
    asked: blocker.state === "blocked",
    stay: () => blocker.reset?.(),
    go: () => blocker.proceed?.(),
  };
}

/** Lets the browser ask before the tab closes or is loaded anew, while something is not saved. */
export function useClosingGuard(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);
}

function formOf({ search }: { search: string }): string | null {
  return new URLSearchParams(search).get("form");
}
