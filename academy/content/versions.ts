import { fieldsOf } from "#contract/field.ts";
import type { ItemVersion } from "#contract/history.ts";
import type { Listed, ListQuery } from "#contract/list.ts";
import type { Database } from "#database/database.ts";
import type { Reader } from "#database/transaction.ts";
import { NotFound } from "../errors.ts";
import { readListPage } from "../list-page.ts";
import { type Item, itemOfRow, itemOfVersion } from "./content-item.ts";
import { type Kind, liveRow } from "./kind.ts";
import { versionsKept } from "./sweeping.ts";

type Kept<I> = { version: number; saved_at: number; saved_by: string; item: () => I };

export function createVersions<Fields extends object, I extends Item>(database: Database, kind: Kind) {
  const revisionsOf = (db: Reader, id: number) => db.selectFrom("revisions").where("noun", "=", kind.path).where("item_id", "=", id);

  /** The versions of one item, the present one first; one page. Throws NotFound. */
  async function list(id: number, { limit, offset }: ListQuery = {}): Promise<Listed<ItemVersion<I>>> {
    return database.read(async (db) => {
      const row = await liveRow(db, kind, id);
      const now: Kept<I> = {
        version: row.version,
        saved_at: Number(row.updated_at),
        saved_by: row.updated_by,
        item: () => itemOfRow<I>(kind, row),
      };
      const older = await revisionsOf(db, id).select("version").orderBy("version", "desc").limit(versionsKept).execute();
      const numbers = [now.version, ...older.map(({ version }) => version)];
      return readListPage<Kept<I>, ItemVersion<I>>(
        { limit, offset },
        {
          ids: async (most, after) => numbers.slice(after, after + most),
          count: async () => numbers.length,
          rows: async (wanted) => {
            const rows = await revisionsOf(db, id).selectAll().where("version", "in", wanted).execute();
            const then = rows.map(({ data, ...revision }) => ({ ...revision, item: () => itemOfVersion<I>(kind, data) }));
            return wanted.includes(now.version) ? [now, ...then] : then;
          },
          id: ({ version }) => version,
          item: ({ version, saved_at, saved_by, item }) => ({
            version,
            saved_at: new Date(saved_at).toISOString(),
            saved_by,
            item: item(),
          }),
        },
      );
    });
  }

  /** An older version as a client would send it, to be saved again. Throws NotFound. */
  async function read(id: number, version: number): Promise<Fields> {
    const found = await database.read(async (db) => {
      const row = await liveRow(db, kind, id);
      if (row.version === version) return itemOfRow<I>(kind, row);
      const older = await revisionsOf(db, id).select("data").where("version", "=", version).executeTakeFirst();
      return older && itemOfVersion<I>(kind, older.data);
    });
    if (!found) throw new NotFound("This version is not kept any more");
    // What decides whether visitors see it stays as it is.
    const said = Object.entries(fieldsOf(kind.list, found)).filter(([name]) => !kind.list[name]?.keptIfMissing);
    // The kind's own fields, by its own list.
    return Object.fromEntries(said) as Fields;
  }

  return { list, read };
}
