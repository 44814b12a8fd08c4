/** An address part read as a title: underscores are spaces (specification, section 7). */
export function titleFromAddress(address: string): string {
  return address.replaceAll("_", " ");
}

/** Whether two texts are one address: they differ only in case, or in the Unicode form of an accent. */
export function sameInAnyCase(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

function folded(text: string): string {
  return text.trim().normalize("NFC").toLowerCase();
}
