import { type RawBuilder, sql } from "kysely";
import { searchable, searchedWords } from "#contract/searchable.ts";

/** A LIKE pattern (escape character "\\") that finds `text` anywhere in a searchable text. */
export function containing(text: string): string {
  return `%${searchable(text).replace(/[\\%_]/g, "\\$&")}%`;
}

/** The condition that a row's `search_text` has a text anywhere. */
export function hasText(text: string): RawBuilder<boolean> {
  return sql<boolean>`search_text like ${containing(text)} escape '\\'`;
}

/** The condition that a row has every word of a search, in any order; `has`: the condition for one word, if not in `search_text`. */
export function hasWords(query: string, has = hasText): RawBuilder<boolean> {
  const words = searchedWords(query).map((word) => has(word));
  return words.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(words, sql` and `)})`;
}
