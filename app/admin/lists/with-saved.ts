/**
 * A list with what was just saved in its place, or at the end if it is new: until the list is read again, whoever opens
 * the record anew must not find it as it was before.
 */
export function withSaved<Item extends { id: number }>(items: readonly Item[] | undefined, saved: Item): Item[] | undefined {
  if (!items) return undefined;
  const place = items.findIndex(({ id }) => id === saved.id);
  return place < 0 ? [...items, saved] : items.with(place, saved);
}
