import { isForApi } from "#api/second-reading.ts";

/** The query parameters that change a page; all others (?utm_…) are left out of its key. */
const meaningful: Record<string, readonly string[]> = { "/blog": ["category", "page"], "/blog.data": ["category", "page", "_routes"] };

/**
 * The key under which the answer to a request is kept, or undefined when it is not for keeping: only GET and HEAD
 * without a token, and of the API only whole lists.
 */
export function storeKey(
  method: string | undefined,
  url: string,
  accept: string | undefined,
  authorization: string | undefined,
): string | undefined {
  if ((method !== "GET" && method !== "HEAD") || authorization !== undefined) return undefined;
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? "" : url.slice(mark + 1);
  if (isForApi({ method, accept }, path)) return query === "" ? `api ${path}` : undefined;
  if (path.startsWith("/media/")) return undefined;
  const names = meaningful[path] ?? (path.endsWith(".data") ? ["_routes"] : []);
  if (query === "" || names.length === 0) return path;
  const given = new URLSearchParams(query);
  return `${path}?${names.map((name) => `${name}=${encodeURIComponent(given.get(name) ?? "")}`).join("&")}`;
}
