/** A part of an address without percent-encoding; unchanged where it is wrongly encoded. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
