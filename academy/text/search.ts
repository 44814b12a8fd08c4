import { searchable } from "#contract/searchable.ts";

/** A LIKE pattern (escape character "\\") that finds `query` anywhere in a searchable text. */
export function containing(query: string): string {
  return `%${searchable(query).replace(/[\\%_]/g, "\\$&")}%`;
}
