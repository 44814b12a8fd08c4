const name = "visit";

/** Where a visitor is going, for `resumeVisit`; only where a reload cannot be held back (held-visits.ts), as in Safari before 26.2. */
export function keepVisit(path: string | undefined): void {
  if ("navigation" in window) return;
  try {
    if (path === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, path);
  } catch {
    // A browser that keeps nothing stays on the page that was being read.
  }
}

/** Goes on to where a visitor was going when React Router loaded the page anew instead, because a script was missing. */
export function resumeVisit(): void {
  if ("navigation" in window) return;
  try {
    const path = sessionStorage.getItem(name);
    const [opening] = performance.getEntriesByType("navigation");
    if (path !== null && opening instanceof PerformanceNavigationTiming && opening.type === "reload") location.replace(path);
  } catch {
    // As above.
  }
}
