const signInAddress = /^\/admin\/login\/?$/i;

/**
 * Leaves the sign-in page's document for the back office. With a remote bot check its policy is a weaker one, and the
 * provider's code is still running in it.
 */
export function enterBackOffice(address: string): void {
  location.replace(address);
}

/** Loads the sign-in page anew if it was reached from within the back office, whose policy lets no remote bot check in. */
export function ensureSignInDocument(): void {
  const [loaded] = performance.getEntriesByType("navigation");
  // What the browser remembers for this page, such as that the session has ended, survives.
  if (loaded && !signInAddress.test(new URL(loaded.name).pathname)) location.reload();
}
