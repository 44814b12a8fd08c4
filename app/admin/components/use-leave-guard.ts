import { useEffect } from "react";
import { useBlocker } from "react-router";

/**
 * Holds a navigation or a closing tab while something is not saved that is kept nowhere, such as a password. The way to the
 * login page is never held.
 */
export function useLeaveGuard(dirty: boolean): { asked: boolean; stay: () => void; go: () => void } {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
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
