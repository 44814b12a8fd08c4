import { sql } from "kysely";
import type { NewOrder } from "#contract/list.ts";
import type { Writer } from "#database/database.ts";
import type { Actor } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { NotFound, SavedBySomeoneElse, SlugTaken } from "../errors.ts";
import { searchable } from "../search.ts";
import { type Columns, everyRow, type Item, itemOf, type Kind, liveRows, type Query, tables } from "./kind.ts";

/** What a transaction can do with one kind of content. */
export type ContentWriter<Fields, I> = {
  /** Throws NotFound. */
  get: (id: number) => Promise<I>;
  rows: () => Query;
  /** The place after the last one, `step` further. */
  afterLast: (step: number) => Promise<number>;
  insert: (fields: Fields, more?: Columns) => Promise<I>;
  /** Throws NotFound, SlugTaken, and SavedBySomeoneElse when `version` is given and no longer the latest. */
  update: (id: number, fields: Fields, version: number | undefined, action?: string) => Promise<I>;
  /** Throws NotFound, and then the transaction moves nothing. */
  reorder: (order: NewOrder) => Promise<void>;
  remove: (id: number) => Promise<void>;
  /** The item in the trash. Throws NotFound. */
  getDeleted: (id: number) => Promise<I>;
  /** Takes an item out of the trash, with `more` columns changed. Throws NotFound, SlugTaken. */
  revive: (id: number, more: Columns) => Promise<I>;
};

/** Everything written in one transaction keeps the replaced version and says in the audit log who did it. */
export function createContentWriter<Fields, I extends Item, Row>(
  tx: Writer,
  actor: Actor,
  kind: Kind<Fields, I, Row>,
  clock: () => number,
): ContentWriter<Fields, I> {
  const write = tables(tx);
  const present = (row: Columns) => itemOf(kind, row);

  const told = (action: string, item: I, before?: I, after?: I) =>
    record(tx, clock(), actor, {
      action,
      noun: kind.name,
      item_id: item.id,
      title: kind.title(item),
      ...(before && { before }),
      ...(after && { after }),
    });

  async function rowOf(query: Query, id: number, where = ""): Promise<Columns> {
    const row = await query.selectAll().where("id", "=", id).executeTakeFirst();
    if (!row) throw new NotFound(`${kind.label} not found${where}`);
    return row;
  }

  /** A taken slug is told before the database refuses it: PostgreSQL ends a transaction at the first error. */
  async function slugHolder(slug: unknown, id: number | undefined): Promise<Columns | undefined> {
    if (typeof slug !== "string") return undefined;
    const holder = await liveRows(tx, kind).selectAll().where(sql.ref("slug"), "=", slug).executeTakeFirst();
    return holder && holder.id !== id ? holder : undefined;
  }

  async function columnsOf(fields: Fields, id: number | undefined): Promise<Columns> {
    const columns = kind.toColumns(fields);
    if (await slugHolder(columns.slug, id)) throw new SlugTaken(String(columns.slug));
    return { ...columns, search_text: searchable(...kind.searched(fields)) };
  }

  /** Writes new columns over a row and keeps what was there. */
  async function replace(row: Columns, columns: Columns): Promise<I> {
    const before = present(row);
    await tx
      .insertInto("revisions")
      .values({
        noun: kind.name,
        item_id: before.id,
        version: before.version,
        data: JSON.stringify(before),
        saved_at: Number(row.updated_at),
        saved_by: String(row.updated_by),
      })
      .execute();
    const replaced = await write
      .updateTable(kind.noun)
      .set({ ...columns, version: before.version + 1, updated_at: clock(), updated_by: actor.name })
      .where("id", "=", before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return present(replaced);
  }

  async function titles(): Promise<string[]> {
    const rows = await liveRows(tx, kind).select([kind.titleColumn]).orderBy("display_order").orderBy("id").execute();
    return rows.map((row) => String(row[kind.titleColumn]));
  }

  return {
    get: async (id) => present(await rowOf(liveRows(tx, kind), id)),
    rows: () => liveRows(tx, kind),

    async afterLast(step) {
      const row = await liveRows(tx, kind)
        .select((of) => of.fn.max("display_order").as("last"))
        .executeTakeFirst();
      return Number(row?.last ?? 0) + step;
    },

    async insert(fields, more = {}) {
      const now = clock();
      const columns = { ...(await columnsOf(fields, undefined)), ...kind.only, ...more };
      const row = await write
        .insertInto(kind.noun)
        .values({ ...columns, version: 1, created_at: now, updated_at: now, updated_by: actor.name, deleted_at: null, deleted_by: "" })
        .returningAll()
        .executeTakeFirstOrThrow();
      const item = present(row);
      await told("create", item, undefined, item);
      return item;
    },

    async update(id, fields, version, action = "update") {
      const row = await rowOf(liveRows(tx, kind), id);
      const before = present(row);
      if (version !== undefined && version !== before.version) throw new SavedBySomeoneElse(String(row.updated_by));
      const item = await replace(row, await columnsOf(fields, id));
      await told(action, item, before, item);
      return item;
    },

    async reorder(order) {
      const before = await titles();
      for (const { id, display_order } of order) {
        await rowOf(liveRows(tx, kind), id);
        await write.updateTable(kind.noun).set({ display_order }).where("id", "=", id).execute();
      }
      await record(tx, clock(), actor, { action: "reorder", noun: kind.name, before: { order: before }, after: { order: await titles() } });
    },

    async remove(id) {
      const before = present(await rowOf(liveRows(tx, kind), id));
      await write.updateTable(kind.noun).set({ deleted_at: clock(), deleted_by: actor.name }).where("id", "=", id).execute();
      await told("delete", before, before);
    },

    getDeleted: async (id) => present(await rowOf(everyRow(tx, kind).where("deleted_at", "is not", null), id, " in the trash")),

    async revive(id, more) {
      const row = await rowOf(everyRow(tx, kind).where("deleted_at", "is not", null), id, " in the trash");
      const holder = await slugHolder(row.slug, id);
      if (holder) throw new SlugTaken(String(row.slug), kind.title(present(holder)));
      const item = await replace(row, { ...more, deleted_at: null, deleted_by: "" });
      await told("restore", item, undefined, item);
      return item;
    },
  };
}
