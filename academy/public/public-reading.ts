import type { KindName } from "#contract/content-kinds.ts";
import { DatabaseAway } from "../errors.ts";
import { type PageSource, sourcesOf } from "./page-sources.ts";
import type { Kept } from "./public-copy.ts";

/** Milliseconds. A page that asked ten times for what is held would wait ten times. */
const asksAgainAfter = 5000;

/** When each kind was refused because somebody holds it (`performance.now()`); of all requests. */
export type Refusals = Map<KindName, number>;

/** Reads for one request, and notes what was read. What cannot be loaded is made `from` what was kept last (public-copy.ts). */
export function createReading(kept: () => Promise<Kept>, onTrouble: (error: unknown) => void, refusals: Refusals) {
  const sources = new Set<PageSource>();
  let fallback = false;

  function madeFrom(kind: KindName): void {
    for (const source of sourcesOf(kind)) sources.add(source);
  }

  async function read<T>(kind: KindName, load: () => Promise<T>, from: (kept: Kept) => T): Promise<T> {
    madeFrom(kind);
    const refused = refusals.get(kind);
    if (refused !== undefined && performance.now() - refused < asksAgainAfter) {
      fallback = true;
      return from(await kept());
    }
    return readAs(load, from, kind);
  }

  async function readAs<T>(load: () => Promise<T>, from: (kept: Kept) => T, kind?: KindName): Promise<T> {
    try {
      return await load();
    } catch (error) {
      noteTrouble(error);
      if (kind && error instanceof DatabaseAway && error.trouble === "locked") refusals.set(kind, performance.now());
      return from(await kept());
    }
  }

  function noteTrouble(error: unknown): void {
    if (!(error instanceof DatabaseAway)) onTrouble(error);
    fallback = true;
  }

  return { sources, usedFallback: () => fallback, madeFrom, read, readAs };
}
