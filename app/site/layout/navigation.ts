import { isItemOf } from "#contract/site/page-address.ts";

/** The `aria-current` of a link on the page at `path`: "true" on the detail pages under it. */
export function ariaCurrent(to: string, path: string): "page" | "true" | undefined {
  if (path === to) return "page";
  return isItemOf(to, path) ? "true" : undefined;
}
