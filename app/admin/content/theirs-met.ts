import type { WorkingCopy } from "#contract/working-copy.ts";

/** `seen`: the version of the unpublished changes that the form shows; `publishes`: whether it would put these on the website. */
type Met<Item> = { item: Item; copy: WorkingCopy | null; seen: number | undefined; publishes: (copied: object) => boolean };

/**
 * What a save that was refused met: changes that somebody else keeps beside the item, as the item would be, on the version that they were
 * made on; else the item. Changes that the form shows already, or would publish as they are, stand in nobody's way: the item moved on.
 */
export function theirsMet<Item extends object>({ item, copy, seen, publishes }: Met<Item>): Item {
  if (!copy || copy.version === seen || publishes(copy.item)) return item;
  return { ...item, ...copy.item, version: copy.base_version };
}
