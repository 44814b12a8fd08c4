/** The form in which names and e-mail addresses are compared: one Unicode form, lower case, single spaces. Accents stay: in an address they make another. */
export function comparedText(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}
