const signInAddress = /^\/admin\/login\/?$/i;

/**
 * Leaves the sign-in page's document for the back office. With a remote bot check its policy is a weaker one, and the
 * provider's code is still running in it.
 */
export function enterBackOffice(address: string): void {
  location.replace(address);
}

/** Whether this document was loaded as the sign-in page, and not reached from within the back office, whose policy lets no remote bot check in. */
export function isSignInDocument(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return !loaded || signInAddress.test(new URL(loaded.name).pathname);
}

/** Loads the sign-in page as a document. What the browser remembers for it, such as that the session has ended, survives. */
export function loadSignInDocument(): void {
  location.reload();
}
