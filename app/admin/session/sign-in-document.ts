import { safeNext } from "./next-address.ts";

const signInAddress = /^\/admin\/login\/?$/i;

/**
 * Leaves the sign-in document for the back office: with a remote bot check its policy is weaker and the provider's code still runs. `next`:
 * where its address says that somebody wants to go.
 */
export function enterBackOffice(next: string | null): void {
  location.replace(safeNext(next));
}

/** Whether this document was loaded as the sign-in page, and not reached from within the back office, whose policy lets no remote bot check in. */
export function isSignInDocument(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return !loaded || signInAddress.test(new URL(loaded.name).pathname);
}
