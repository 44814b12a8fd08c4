import type { KindName } from "#contract/content-kinds.ts";
import { DatabaseAway } from "../errors.ts";
import { type PageSource, sourcesOf } from "./page-sources.ts";
import type { Kept } from "./public-copy.ts";

/** Reads for one request, and notes what was read. What cannot be loaded is made `from` what was kept last (public-copy.ts). */
export function createReading(kept: () => Promise<Kept>, onTrouble: (error: unknown) => void) {
  const sources = new Set<PageSource>();
  let fallback = false;

  function madeFrom(kind: KindName): void {
    for (const source of sourcesOf(kind)) sources.add(source);
  }

  async function read<T>(kind: KindName, load: () => Promise<T>, from: (kept: Kept) => T): Promise<T> {
    madeFrom(kind);
    return readAs(load, from);
  }

  async function readAs<T>(load: () => Promise<T>, from: (kept: Kept) => T): Promise<T> {
    try {
      return await load();
    } catch (error) {
      noteTrouble(error);
      return from(await kept());
    }
  }

  function noteTrouble(error: unknown): void {
    if (!(error instanceof DatabaseAway)) onTrouble(error);
    fallback = true;
  }

  return { sources, usedFallback: () => fallback, madeFrom, read, readAs };
}
