/** An address part read as a title: underscores are spaces (specification, section 7). */
export function titleFromAddress(address: string): string {
  return address.replaceAll("_", " ");
}

/** Texts that differ in case only, or in how an accent is put together, are one address. */
export function sameInAnyCase(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

function folded(text: string): string {
  return text.trim().normalize("NFC").toLowerCase();
}
