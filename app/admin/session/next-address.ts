export function loginAddress(next: { pathname: string; search: string }): string {
  return `/admin/login?next=${encodeURIComponent(next.pathname + next.search)}`;
}

/** Where `next` leads, if it is a page of the back office; anything else could lead a person astray. */
export function safeNext(next: string | null): string {
  const home = "/admin/dashboard";
  if (next === null || !next.startsWith("/admin/") || next.includes("\\")) return home;
  const address = new URL(next, "https://back-office.invalid");
  if (address.origin !== "https://back-office.invalid" || !address.pathname.startsWith("/admin/")) return home;
  return address.pathname.startsWith("/admin/login") ? home : address.pathname + address.search;
}
