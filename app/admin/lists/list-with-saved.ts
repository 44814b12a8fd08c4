/** A list with what was just saved, at its place or the end: until it is read again, nobody must open the record as it was before. */
export function listWithSaved<Item extends { id: number }>(items: readonly Item[] | undefined, saved: Item): Item[] | undefined {
  if (!items) return undefined;
  const place = items.findIndex(({ id }) => id === saved.id);
  return place < 0 ? [...items, saved] : items.with(place, saved);
}
