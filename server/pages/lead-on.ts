/** A redirect that nobody may cache: staff may change their mind, and a later program may give an address another meaning. */
export function leadOn(location: string, status: 301 | 302 | 308): Response {
  return new Response(null, { status, headers: { location, "cache-control": "no-store" } });
}

/** The address `to`, with the query of `url` behind its own. */
export function withQueryOf(url: string, to: string): string {
  const query = url.replace(/^[^?]*\??/, "");
  if (query === "") return to;
  const [, path = "", own = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  return `${path}${own === "" ? "?" : `${own}&`}${query}${hash}`;
}
