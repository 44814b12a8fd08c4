/** Text as it is searched: one Unicode form, lower case in every script, single spaces. */
export function searchable(...texts: readonly string[]): string {
  return texts.join(" ").normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

/** A LIKE pattern (escape character "\") that finds `query` anywhere in a searchable text. */
export function containing(query: string): string {
  return `%${searchable(query).replace(/[\\%_]/g, "\\$&")}%`;
}
