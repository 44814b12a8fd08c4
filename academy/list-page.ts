import type { SelectQueryBuilder } from "kysely";
import type { Listed } from "#contract/list.ts";
import { createBreather } from "./limits/breather.ts";
import { countOf } from "./rows.ts";

export const standardLimit = 500;
/** UTF-8 bytes of texts after which a list ends early: 500 posts of 16 KB each. */
const mostListBytes = 8_000_000;

const rowsAtOnce = 20;

type Cut = { limit?: number | undefined; offset?: number | undefined };
type Source<Row, Item> = {
  ids: (limit: number, offset: number) => Promise<number[]>;
  count: () => Promise<number>;
  /** The rows of some ids, in any order; one that was deleted meanwhile is missing. */
  rows: (ids: number[]) => Promise<Row[]>;
  id: (row: Row) => number;
  item: (row: Row) => Item;
};

/** One page of a list, read a few rows at a time, between which others get their turn. `next`: the offset of the page after it. */
export async function readListPage<Row extends object, Item>(
  { limit = standardLimit, offset = 0 }: Cut,
  { ids, count, rows, id, item }: Source<Row, Item>,
): Promise<Listed<Item>> {
  const wanted = await ids(limit, offset);
  const items: Item[] = [];
  const rest = createBreather();
  let bytes = 0;
  let read = 0;
  for await (const row of rowsInOrder(wanted, rows, id)) {
    if (row) {
      const made = item(row);
      bytes += bytesOf(made);
      if (bytes > mostListBytes && items.length > 0) break;
      items.push(made);
      await rest();
    }
    read++;
  }
  const end = offset + read;
  const atEnd = read === wanted.length && wanted.length < limit && (wanted.length > 0 || offset === 0);
  const total = atEnd ? end : await count();
  return { items, total, ...(read > 0 && end < total && { next: end }) };
}

/** The items of one page of a list that has `total`. */
export function listPage<Item>(items: Item[], total: number, offset = 0): Listed<Item> {
  const end = offset + items.length;
  return { items, total, ...(items.length > 0 && end < total && { next: end }) };
}

type Rows<Known, Table extends keyof Known, Row, Item> = {
  query: SelectQueryBuilder<Known, Table, object>;
  /** The ids of `query`, in their order. */
  ids: SelectQueryBuilder<Known, Table, { id: number }>;
} & Pick<Source<Row, Item>, "rows" | "item">;

/** As readListPage, for a query. */
export function readRows<Known, Table extends keyof Known, Row extends { id: number }, Item>(
  cut: Cut,
  { query, ids, ...source }: Rows<Known, Table, Row, Item>,
): Promise<Listed<Item>> {
  return readListPage(cut, {
    ...source,
    ids: async (most, after) => (await ids.limit(most).offset(after).$castTo<{ id: number }>().execute()).map(({ id }) => id),
    count: () => countOf(query),
    id: ({ id }) => id,
  });
}

/** The row of each id, a few of them read at a time; undefined: it is gone. */
async function* rowsInOrder<Row>(ids: number[], rows: (ids: number[]) => Promise<Row[]>, id: (row: Row) => number) {
  for (let at = 0; at < ids.length; at += rowsAtOnce) {
    const some = ids.slice(at, at + rowsAtOnce);
    const found = new Map((await rows(some)).map((row) => [id(row), row]));
    yield* some.map((one) => found.get(one));
  }
}

function bytesOf(value: unknown): number {
  if (typeof value === "string") return Buffer.byteLength(value);
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + bytesOf(part), 0);
}
