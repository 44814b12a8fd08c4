import type { ContentKindDeclaration } from "#contract/content-kind.ts";
import { type ContentKind, contentKinds } from "#contract/content-kinds.ts";
import { DatabaseAway } from "../errors.ts";
import type { Kept } from "./public-copy.ts";

/** What a page can be made from: content, settings of the site, and time, because a post appears on its date, and other things at their moment. */
type Table = (typeof contentKinds)[ContentKind]["table"];
export type PageSource = Table | "site_settings" | "redirects" | "day" | "moment";

/** What anything that shows this kind of content is made from. */
export function sourcesOf(kind: ContentKind): PageSource[] {
  const { table, ...declaration }: ContentKindDeclaration & { table: Table } = contentKinds[kind];
  return [table, ...(declaration.dated ? (["day"] as const) : []), ...(declaration.publishing ? (["moment"] as const) : [])];
}

/** Reads for one request, and notes what was read. What cannot be loaded is made `from` what was kept last (public-copy.ts). */
export function createReading(kept: () => Promise<Kept>, onTrouble: (error: unknown) => void) {
  const sources = new Set<PageSource>();
  let fallback = false;

  function madeFrom(kind: ContentKind): void {
    for (const source of sourcesOf(kind)) sources.add(source);
  }

  async function read<T>(kind: ContentKind, load: () => Promise<T>, from: (kept: Kept) => T): Promise<T> {
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
