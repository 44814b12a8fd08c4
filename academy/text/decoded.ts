/** A part of an address as people read it; one that is wrongly encoded as it stands there. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
