import { searchable } from "#contract/searchable.ts";

export function matchesSearch(search: string, ...texts: readonly string[]): boolean {
  return searchable(...texts).includes(searchable(search));
}
