/** Text by which people are told apart: one Unicode form, lower case, single spaces. An accent makes another of it, as in an address it does. */
export function comparedText(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}
