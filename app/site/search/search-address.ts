import type { SearchOfPage } from "#app/search-of-page.ts";
import { boundedSearch } from "#contract/site/search-query.ts";

/** What an address of the search looks for; "": nothing yet. */
export function readSearchAddress(search: URLSearchParams): string {
  return boundedSearch(search.get("q") ?? "");
}

export const searchAddress: SearchOfPage = {
  names: ["q"],
  canonical(given) {
    const q = readSearchAddress(given);
    return q === "" ? "" : new URLSearchParams({ q }).toString();
  },
};
