import { onceAtATime } from "../once-at-a-time.ts";
import { addressKey } from "./address-key.ts";
import type { End, Leads, NoEnd } from "./redirect-end.ts";

export type Hits = { source: string; hits: number; at: number };

type LookupNeeds = {
  clock: () => number;
  readAll: () => Promise<Leads>;
  follow: (source: string, leads: Leads) => Promise<End | NoEnd>;
  addHits: (hits: readonly Hits[]) => Promise<void>;
};

/** All redirects in memory, so that an address without a page costs no query. `refresh` reads them again when their content version grew. */
export function createRedirectLookup({ clock, readAll, follow, addHits }: LookupNeeds) {
  let leads: Leads = new Map();
  let known = -1;
  // Written in batches; a process that is killed loses its last batch.
  let hits = new Map<string, Hits>();
  /** The last known end of each that was asked for, in case the database is away. */
  const ends = new Map<string, End>();

  function add(one: Hits): void {
    hits.set(one.source, { ...one, hits: one.hits + (hits.get(one.source)?.hits ?? 0) });
  }

  async function readAgain(version: number): Promise<void> {
    leads = await readAll();
    for (const source of ends.keys()) if (!leads.has(source)) ends.delete(source);
    known = version;
  }

  const { start: readOnce } = onceAtATime((version: number) => readAgain(version).catch(() => {}));

  return {
    isFresh: (version: number) => version === known,

    async refresh(version: number): Promise<void> {
      // Twice: a reading that is under way may have begun before the change.
      for (let time = 0; time < 2 && known !== version; time++) {
        await readOnce(version);
      }
    },

    has: (path: string) => leads.has(addressKey(path)),

    /** Where a path leads, which counts as a hit; undefined: nowhere. */
    async lead(path: string): Promise<string | undefined> {
      const source = addressKey(path);
      if (!leads.has(source)) return undefined;
      const end = await follow(source, leads).catch(() => ends.get(source));
      if (!end || !("address" in end)) {
        ends.delete(source);
        return undefined;
      }
      ends.set(source, end);
      add({ source, hits: 1, at: clock() });
      return end.address;
    },

    /** Writes the hits; those that could not be written wait. */
    async flush(): Promise<void> {
      if (hits.size === 0) return;
      const some = hits;
      hits = new Map();
      await addHits([...some.values()].sort((one, other) => (one.source < other.source ? -1 : 1))).catch((error: unknown) => {
        const since = hits;
        hits = some;
        for (const one of since.values()) add(one);
        throw error;
      });
    },
  };
}
