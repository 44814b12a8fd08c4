import type { KindName } from "#contract/content-kinds.ts";
import { DatabaseAway } from "../errors.ts";
import { type PageSource, sourcesOf } from "./page-sources.ts";
import type { Kept } from "./public-copy.ts";

/** Milliseconds after a table was found locked in which it is not asked for again: a page that reads it ten times would wait ten times. */
const asksAgainAfter = 5000;

/** When each kind was last found locked (`performance.now()`), for all requests. */
export type Refusals = Map<KindName, number>;

/** Reads for one request, and notes what was read (`sources`). What cannot be loaded is made by `from` from the copy (public-copy.ts). */
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
