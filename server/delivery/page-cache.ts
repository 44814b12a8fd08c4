import type { PageSource } from "#academy/public-academy.ts";
import { type CachedResponse, cachedResponse, packThoroughly } from "./cached-response.ts";
import type { PageVersions } from "./version-poller.ts";

/**
 * What a render gives: the response, what it was made from, and whether it is worth keeping; `key`: under which other
 * address than the one asked for. Or an answer that was kept already.
 */
export type Rendered = { response: Response; nouns: ReadonlySet<PageSource>; keep: boolean; key?: string } | { answer: CachedResponse };
type Kept = { answer: CachedResponse; nouns: ReadonlySet<PageSource>; versions: PageVersions; bytes: number; uses: number };
type Made = { answer: CachedResponse; keep: boolean };
type UnderWay = { versions: PageVersions; rendering: Promise<Made> };

/** Uses after which an answer is packed as small as it gets. */
const worthPacking = 3;

/** However small they are: the map itself and what looks through it have their price too. */
const mostEntries = 2000;

/**
 * Whole answers in memory, dropped by content version: one made from courses holds until a course is saved, however
 * many posts are. `mostBytes` bounds all of it, keys and headers too; the longest unused go first.
 */
export function createPageCache(versionsNow: () => PageVersions, mostBytes: number) {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, UnderWay>();
  let bytes = 0;

  function drop(key: string, entry: Kept): void {
    kept.delete(key);
    bytes -= entry.bytes;
  }

  function keep(key: string, entry: Kept): void {
    const old = kept.get(key);
    if (old) drop(key, old);
    if (entry.bytes > mostBytes / 3) return;
    kept.set(key, entry);
    bytes += entry.bytes;
    for (const [oldest, other] of kept) {
      if (bytes <= mostBytes && kept.size <= mostEntries) break;
      drop(oldest, other);
    }
  }

  async function pack(key: string, entry: Kept): Promise<void> {
    await packThoroughly(entry.answer);
    if (kept.get(key) !== entry) return;
    bytes -= entry.bytes;
    entry.bytes = sizeOf(key, entry.answer);
    bytes += entry.bytes;
  }

  function holds(entry: Kept): boolean {
    const now = versionsNow();
    for (const noun of entry.nouns) if (entry.versions[noun] !== now[noun]) return false;
    return true;
  }

  return {
    size: () => ({ entries: kept.size, bytes }),

    /** The answer under `key`, if it still holds. */
    get(key: string): CachedResponse | undefined {
      const entry = kept.get(key);
      if (!entry) return undefined;
      if (!holds(entry)) {
        drop(key, entry);
        return undefined;
      }
      // Moved to the end: the first in the map is the longest unused.
      if (++entry.uses % 64 === 0) {
        kept.delete(key);
        kept.set(key, entry);
      }
      if (entry.uses === worthPacking) void pack(key, entry).catch(() => {});
      return entry.answer;
    },

    /**
     * The answer under `key`, never one begun before a change that was answered. However many ask at once, it is rendered
     * once if it may be kept. Any other may be meant for one visitor (a puzzle, a seal) or have failed because its asker
     * left, so the rest render their own.
     */
    async fill(key: string, render: () => Promise<Rendered>): Promise<CachedResponse> {
      const versions = versionsNow();
      const running = underWay.get(key);
      if (running && running.versions === versions) {
        const shared = await running.rendering.catch(() => undefined);
        if (shared?.keep) return shared.answer;
      }
      const rendering = (async () => {
        const rendered = await render();
        if ("answer" in rendered) return { answer: rendered.answer, keep: false };
        const { response, nouns, keep: worth, key: other = key } = rendered;
        const answer = await cachedResponse(response);
        if (worth) keep(other, { answer, nouns, versions, bytes: sizeOf(other, answer), uses: 0 });
        return { answer, keep: worth && other === key };
      })();
      const mine = { versions, rendering };
      underWay.set(key, mine);
      try {
        return (await rendering).answer;
      } finally {
        if (underWay.get(key) === mine) underWay.delete(key);
      }
    },
  };
}

/** Bytes that an entry takes: its bodies, its key and headers (as text, and as a list for each encoding), and the objects. */
function sizeOf(key: string, { bodies, headers }: CachedResponse): number {
  const encodings = Object.values(bodies);
  const head = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return encodings.reduce((sum, body) => sum + body.byteLength + 2 * head, 2 * key.length + 2 * head + 2000);
}
