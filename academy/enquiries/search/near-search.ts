import { type RawBuilder, sql } from "kysely";
import { searchable, searchedWords } from "#contract/searchable.ts";
import { soughtParts } from "../../text/phone-numbers.ts";
import { finds, type Has } from "./enquiry-search.ts";
import type { createNameWords } from "./name-words.ts";

/** Words of a search that are compared with every name. */
const mostCompared = 6;

/** A word that was typed, with those of names that may have been meant. */
export type NearWord = readonly string[];

/** What may have been meant, word by word; undefined where no name is near. */
export async function nearWordsOf(q: string, names: ReturnType<typeof createNameWords>): Promise<NearWord[] | undefined> {
  const { words, numbers } = soughtParts(q);
  const sought: NearWord[] = [];
  for (const [at, word] of searchedWords(words).entries()) sought.push([word, ...(at < mostCompared ? await names.near(word) : [])]);
  return sought.some((near) => near.length > 1) ? [...sought, ...numbers.map((number) => [number])] : undefined;
}

/** The condition that a row has what was typed or what is near, but not just what was typed. */
export function isNear(q: string, near: readonly NearWord[], has: Has): RawBuilder<boolean> {
  const any = near.map((words) => sql`(${sql.join(words.map(has), sql` or `)})`);
  return sql<boolean>`(${sql.join(any, sql` and `)} and not ${finds(q, has)})`;
}

/** The near words among some names, as people write them, to say what was found instead. */
export function writtenWords(names: readonly string[], near: readonly NearWord[]): string[] {
  const meant = near.flatMap(([, ...others]) => others);
  const written = new Map<string, string>();
  for (const word of names.flatMap((name) => name.split(/\s+/))) {
    const plain = searchable(word);
    if (!written.has(plain) && meant.some((other) => plain.includes(other))) written.set(plain, word);
  }
  return [...written.values()];
}
