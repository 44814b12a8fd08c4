import type { ItemVersion } from "#contract/history.ts";
import type { Listed, ListQuery } from "#contract/list.ts";
import type { Database } from "#database/database.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { NotFound } from "../errors.ts";
import { isoMoment } from "../iso-moment.ts";
import { readListPage } from "../list-page.ts";

export const versionsKept = 50;

/** What every row of an item has: its version, and when and by whom that was saved. */
export type VersionedRow = { version: number; updated_at: number | string; updated_by: string };

type Versioned<Row extends VersionedRow, I> = {
  path: string;
  /** Throws NotFound. */
  live: (db: Reader, id: number) => Promise<Row>;
  present: (row: Row) => I;
  /** An item from a kept version of any program. */
  kept: (data: string, version: number) => I;
};

/** Keeps the present version of an item, before another replaces it. `data`: the item as JSON. */
export async function keepVersion(tx: Writer, noun: string, id: number, row: VersionedRow, data: string): Promise<void> {
  const { version, updated_at, updated_by } = row;
  await tx
    .insertInto("revisions")
    .values({ noun, item_id: id, version, data, saved_at: Number(updated_at), saved_by: updated_by })
    .execute();
}

/** The versions of the items of a kind, whatever it is; a kind with one item has the id 1. */
export function createVersions<Row extends VersionedRow, I>(database: Database, { path, live, present, kept }: Versioned<Row, I>) {
  const revisionsOf = (db: Reader, id: number) => db.selectFrom("revisions").where("noun", "=", path).where("item_id", "=", id);
  type Kept = { version: number; saved_at: number | string; saved_by: string; item: () => I };

  return {
    /** The versions of one item, the present one first; one page. Throws NotFound. */
    async list(id: number, { limit, offset }: ListQuery = {}): Promise<Listed<ItemVersion<I>>> {
      return database.read(async (db) => {
        const row = await live(db, id);
        const now: Kept = { version: row.version, saved_at: row.updated_at, saved_by: row.updated_by, item: () => present(row) };
        const older = await revisionsOf(db, id).select("version").orderBy("version", "desc").limit(versionsKept).execute();
        const numbers = [now.version, ...older.map(({ version }) => version)];
        return readListPage<Kept, ItemVersion<I>>(
          { limit, offset },
          {
            ids: async (most, after) => numbers.slice(after, after + most),
            count: async () => numbers.length,
            rows: async (wanted) => {
              const rows = await revisionsOf(db, id).selectAll().where("version", "in", wanted).execute();
              const then = rows.map(({ data, ...revision }) => ({ ...revision, item: () => kept(data, revision.version) }));
              return wanted.includes(now.version) ? [now, ...then] : then;
            },
            id: ({ version }) => version,
            item: ({ item, saved_at, ...rest }) => ({
              version: rest.version,
              saved_at: isoMoment(Number(saved_at)),
              saved_by: rest.saved_by,
              item: item(),
            }),
          },
        );
      });
    },

    /** The item as it was in a version. Throws NotFound. */
    async read(id: number, version: number): Promise<I> {
      const found = await database.read(async (db) => {
        const row = await live(db, id);
        if (row.version === version) return present(row);
        const older = await revisionsOf(db, id).select("data").where("version", "=", version).executeTakeFirst();
        return older && kept(older.data, version);
      });
      if (!found) throw new NotFound("This version is not kept any more");
      return found;
    },
  };
}
