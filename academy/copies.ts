const mostBytes = 16_000_000;
const mostCopies = 2000;
/** A key, its place in the map and the objects around the texts. */
const overhead = 500;

/** Last good copies by key, for the time when the database is away. The oldest go first when there are too many. */
export function createCopies() {
  const copies = new Map<string, { value: unknown; bytes: number }>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= copies.get(key)?.bytes ?? 0;
    copies.delete(key);
  }

  return {
    drop,
    has: (key: string) => copies.has(key),
    get: (key: string) => copies.get(key)?.value,
    /** Every copy whose key starts so. */
    startingWith: (start: string) => [...copies].filter(([key]) => key.startsWith(start)).map(([, { value }]) => value),

    keep(key: string, value: unknown): void {
      drop(key);
      const size = 2 * (key.length + textIn(value)) + overhead;
      copies.set(key, { value, bytes: size });
      bytes += size;
      for (const oldest of copies.keys()) {
        if (bytes <= mostBytes && copies.size <= mostCopies) return;
        drop(oldest);
      }
    },
  };
}

/** Characters of all texts in a value. */
function textIn(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 8;
  return Object.values(value).reduce<number>((sum, one) => sum + textIn(one), 0);
}
