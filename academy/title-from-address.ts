/** An address part read as a title: underscores are spaces (specification, section 7). */
export function titleFromAddress(address: string): string {
  return address.replaceAll("_", " ");
}
