const inWords = new Intl.ListFormat("en-GB");

/** "A", "A and B", "A, B and C". */
export function listed(parts: readonly string[]): string {
  return inWords.format(parts);
}
