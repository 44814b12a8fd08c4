/** How a route reads its address's query; it says so with `handle = { search }`. All other parameters are the browser's. */
export type SearchOfPage = {
  names: readonly string[];
  /** The same request in its one canonical form: known values only, no defaults, in one order. */
  canonical: (given: URLSearchParams) => string;
};

export function readsSearch(handle: unknown): SearchOfPage | undefined {
  const search: unknown = typeof handle === "object" && handle !== null ? Reflect.get(handle, "search") : undefined;
  return isSearchOfPage(search) ? search : undefined;
}

function isSearchOfPage(search: unknown): search is SearchOfPage {
  return typeof search === "object" && search !== null && "names" in search && "canonical" in search;
}
