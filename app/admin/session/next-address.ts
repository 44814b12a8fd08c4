export function loginAddress(next: { pathname: string; search: string }): string {
  return `/admin/login?next=${encodeURIComponent(next.pathname + next.search)}`;
}

/** Where `next` leads, if it is a page of the back office; anything else could lead a person astray. */
export function safeNext(next: string | null): string {
  const home = "/admin/dashboard";
  if (!next?.startsWith("/admin/")) return home;
  // As a browser reads it: "\" is "/" there, and ".." may lead out of the back office.
  const { pathname, search } = new URL(next, "https://back-office.invalid");
  return !pathname.startsWith("/admin/") || pathname.startsWith("/admin/login") ? home : pathname + search;
}
