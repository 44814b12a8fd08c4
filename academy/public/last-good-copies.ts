import { LRUCache } from "lru-cache";

const maxBytes = 16_000_000;
const maxCopies = 2000;
/** A key, its place in the map and the objects around the texts. */
const overhead = 500;

/** Last good copies by key, for the time when the database is away. The longest unused go first when there are too many. */
export function createLastGoodCopies() {
  const copies = new LRUCache<string, { value: unknown }>({
    max: maxCopies,
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => 2 * (key.length + textIn(value)) + overhead,
  });

  return {
    drop: (key: string) => void copies.delete(key),
    has: (key: string) => copies.has(key),
    get: (key: string) => copies.get(key)?.value,
    startingWith: (start: string) => [...copies.rkeys()].filter((key) => key.startsWith(start)).map((key) => copies.peek(key)?.value),
    keep: (key: string, value: unknown) => void copies.set(key, { value }),
  };
}

function textIn(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 8;
  return Object.values(value).reduce<number>((sum, one) => sum + textIn(one), 0);
}
