import { LRUCache } from "lru-cache";
import type { Queued } from "#academy/limits/fair-queue.ts";
import type { PageSource } from "#academy/public/page-sources.ts";
import { type CachedResponse, cachedResponse, compressThoroughly, isPackedWith } from "./cached-response.ts";
import type { Dictionary } from "./dictionary.ts";
import type { PageVersions } from "./version-poller.ts";

/** A new response, with what it was made from, whether to keep it, and its `key` where that is not its address; or an answer that is cached already. */
export type Rendered = { response: Response; sources: ReadonlySet<PageSource>; keep: boolean; key?: string } | { answer: CachedResponse };
export type PageCache = ReturnType<typeof createPageCache>;
type Entry = { answer: CachedResponse; sources: ReadonlySet<PageSource>; versions: PageVersions; uses: number };
type Made = { answer: CachedResponse; keep: boolean };
type UnderWay = { versions: PageVersions; rendering: Promise<Made>; alsoFor: (client: string) => void };
/** Whose turn a render waits for: see createFairQueue. */
export type Turn = { client: string; enter: <T>(client: string, work: () => Promise<T>) => Queued<T> };

/** Uses after which an answer is compressed as small as it gets. */
const worthCompressing = 3;

const maxEntries = 2000;

/** How keys of what was not found begin. */
export const missingStart = "missing ";

/**
 * Whole answers in memory, dropped by content version: one made from courses holds until a course is saved, however
 * many posts are. `maxBytes` bounds all of it, keys and headers too; the longest unused go first. 0 keeps nothing.
 * Views of a list (addresses with a query) and what was not found have a quarter of their own: of those anybody can ask
 * for thousands, and they push no page of the sitemap out. `dictionaries`: with which pages are packed too, the newest first.
 */
export function createPageCache(versionsNow: () => PageVersions, maxBytes: number, dictionaries: () => readonly Dictionary[] = () => []) {
  const shelf = (share: number) =>
    new LRUCache<string, Entry>({
      max: Math.ceil(maxEntries * share),
      maxSize: Math.max(1, Math.floor(maxBytes * share)),
      maxEntrySize: Math.max(1, Math.floor((maxBytes * share) / 2)),
      sizeCalculation: ({ answer }, key) => sizeOf(key, answer),
    });
  const pages = shelf(0.75);
  const views = shelf(0.25);
  const entriesFor = (key: string) => (key.includes("?") || key.startsWith(missingStart) ? views : pages);
  const underWay = new Map<string, UnderWay>();

  async function compress(key: string, entry: Entry): Promise<void> {
    await compressThoroughly(entry.answer, dictionaries());
    // Set anew, because the cache measures an entry only when it is set.
    const entries = entriesFor(key);
    if (entries.peek(key) === entry) entries.set(key, { ...entry });
  }

  function holds(entry: Entry): boolean {
    const now = versionsNow();
    if (entry.versions === now) return true;
    for (const source of entry.sources) if (entry.versions[source] !== now[source]) return false;
    // So that until the next change the first comparison above is enough.
    entry.versions = now;
    return true;
  }

  function get(key: string): CachedResponse | undefined {
    const entries = entriesFor(key);
    const entry = entries.get(key);
    if (!entry) return undefined;
    if (!holds(entry)) {
      entries.delete(key);
      return undefined;
    }
    if (++entry.uses === worthCompressing) void compress(key, entry).catch(() => {});
    return entry.answer;
  }

  return {
    size: () => ({ entries: pages.size + views.size, bytes: pages.calculatedSize + views.calculatedSize }),

    /** The answer under `key`, if it still holds. */
    get,

    has(key: string): boolean {
      const entry = entriesFor(key).peek(key);
      return entry !== undefined && holds(entry);
    },

    /** Packs the answer under `key` as small as it gets, if that is not done. */
    async pack(key: string): Promise<void> {
      const entry = entriesFor(key).peek(key);
      if (!entry || !holds(entry)) return;
      const isPacked = entry.uses >= worthCompressing && isPackedWith(entry.answer, dictionaries()[0]);
      entry.uses = Math.max(entry.uses, worthCompressing);
      if (!isPacked) await compress(key, entry);
    },

    /**
     * The answer under `key`: that in memory, or a new one; never one that was begun before a change whose writer has had their 2xx. If
     * many ask at once and it may be kept, it is rendered once. If it may not be kept, it may be for one visitor (a puzzle, a seal), or
     * have failed because its asker left: the others then render their own. Who joins a render that waits gives it their own turn, too: it
     * may come first.
     */
    async fill(key: string, { client, enter }: Turn, render: () => Promise<Rendered>): Promise<CachedResponse> {
      // Another client may have had it rendered while this one waited to begin.
      const known = get(key);
      if (known) return known;
      const versions = versionsNow();
      const running = underWay.get(key);
      if (running && running.versions === versions) {
        running.alsoFor(client);
        const shared = await running.rendering.catch(() => undefined);
        if (shared?.keep) return shared.answer;
      }
      const { result: rendering, alsoFor } = enter(client, async () => {
        const rendered = await render();
        if ("answer" in rendered) return { answer: rendered.answer, keep: false };
        const { response, sources, keep: worth, key: other = key } = rendered;
        const answer = await cachedResponse(response, undefined, worth ? dictionaries() : []);
        if (worth) entriesFor(other).set(other, { answer, sources, versions, uses: 0 });
        return { answer, keep: worth && other === key };
      });
      const mine = { versions, rendering, alsoFor };
      underWay.set(key, mine);
      try {
        return (await rendering).answer;
      } finally {
        if (underWay.get(key) === mine) underWay.delete(key);
      }
    },
  };
}

function sizeOf(key: string, { bodies, headers }: CachedResponse): number {
  const encodings = Object.values(bodies);
  const head = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return encodings.reduce((sum, body) => sum + (body?.byteLength ?? 0) + 2 * head, 2 * key.length + 2 * head + 2000);
}
