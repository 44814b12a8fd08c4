/** What a policy lets through. The DOM's own types know only strings, so what is let through counts as one. */
type Rules = { createHTML?: (html: string) => string; createScriptURL?: (url: string) => string };

declare global {
  interface Window {
    trustedTypes?: { createPolicy: <R extends Rules>(name: string, rules: R) => R };
  }
}

/**
 * A policy of Trusted Types. The back office refuses every string that would become HTML or the address of a script
 * unless a policy made it, and lets there be only the policies that server/requests/security-headers.ts names.
 */
export function trustedPolicy<R extends Rules>(name: string, rules: R): R {
  // Neither the server nor an older browser knows policies.
  return globalThis.window?.trustedTypes?.createPolicy(name, rules) ?? rules;
}
