/** What a policy lets through. The DOM's own types know only strings, so what is let through counts as one. */
type Rules = { createHTML?: (html: string) => string; createScriptURL?: (url: string) => string };

declare global {
  interface Window {
    trustedTypes?: { createPolicy: <R extends Rules>(name: string, rules: R) => R };
  }
}

/** A Trusted Types policy. Without one that security-headers.ts names, no string becomes HTML or a script address in the back office. */
export function trustedPolicy<R extends Rules>(name: string, rules: R): R {
  // Neither the server nor an older browser knows policies.
  return globalThis.window?.trustedTypes?.createPolicy(name, rules) ?? rules;
}
