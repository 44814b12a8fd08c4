import { hasEveryWord, searchable } from "#contract/searchable.ts";

/** Whether every word of a search is somewhere in the texts of a row. */
export function matchesSearch(search: string, ...texts: readonly string[]): boolean {
  return hasEveryWord(searchable(...texts), search);
}
