import type { ContentKindDeclaration } from "#contract/content-kind.ts";
import { type ContentKind, contentKinds } from "#contract/content-kinds.ts";
import { DatabaseAway } from "../errors.ts";
import type { createLastGoodCopies } from "./last-good-copies.ts";

/** What a page can be made from: content, settings of the site, and time, because a post appears on its date, and other things at their moment. */
type Table = (typeof contentKinds)[ContentKind]["table"];
export type PageSource = Table | "site_settings" | "redirects" | "day" | "moment";

/** What anything that shows this kind of content is made from. */
export function sourcesOf(kind: ContentKind): PageSource[] {
  const { table, ...declaration }: ContentKindDeclaration & { table: Table } = contentKinds[kind];
  return [table, ...(declaration.dated ? (["day"] as const) : []), ...(declaration.publishing ? (["moment"] as const) : [])];
}

/** Reads for one request, and notes what was read. What cannot be loaded is answered with the last good copy, else with the sample. */
export function createReading(copies: ReturnType<typeof createLastGoodCopies>, onTrouble: (error: unknown) => void) {
  const sources = new Set<PageSource>();
  let fallback = false;

  function madeFrom(kind: ContentKind): void {
    for (const source of sourcesOf(kind)) sources.add(source);
  }

  /** `isWorthKeeping`: what anybody can make up (a page far behind the last one) must not push real copies out. */
  async function read<T>(
    kind: ContentKind,
    key: string,
    load: () => Promise<T>,
    sample: () => T,
    isWorthKeeping: (value: T) => boolean = () => true,
  ): Promise<T> {
    madeFrom(kind);
    return readAs(key, load, sample, isWorthKeeping);
  }

  async function readAs<T>(
    key: string,
    load: () => Promise<T>,
    sample: () => T,
    isWorthKeeping: (value: T) => boolean = () => true,
  ): Promise<T> {
    try {
      const value = await load();
      if (isWorthKeeping(value)) copies.keep(key, value);
      return value;
    } catch (error) {
      noteTrouble(error);
      // Only this function fills these keys, and a key always has the same loader.
      return copies.has(key) ? (copies.get(key) as T) : sample();
    }
  }

  /** One item: kept under its id, however many addresses lead to it, and found again by `find`, as among the samples. */
  async function readItem<T extends { id: number }>(
    kind: ContentKind,
    load: () => Promise<T | undefined>,
    find: (items: T[]) => T | undefined,
    sampleItems: () => T[],
  ): Promise<T | undefined> {
    madeFrom(kind);
    try {
      const item = await load();
      if (item) copies.keep(`${kind}#${item.id}`, item);
      else forget(kind, find);
      return item;
    } catch (error) {
      noteTrouble(error);
      // Only this function fills these keys, for one kind of item each.
      return find(copies.startingWith(`${kind}#`) as T[]) ?? find(sampleItems());
    }
  }

  /** What was deleted or renamed must not come back when the database goes. */
  function forget<T extends { id: number }>(kind: ContentKind, find: (items: T[]) => T | undefined): void {
    const gone = find(copies.startingWith(`${kind}#`) as T[]);
    if (gone) copies.drop(`${kind}#${gone.id}`);
  }

  function noteTrouble(error: unknown): void {
    if (!(error instanceof DatabaseAway)) onTrouble(error);
    fallback = true;
  }

  return { sources, usedFallback: () => fallback, madeFrom, read, readAs, readItem };
}
