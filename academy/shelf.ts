import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { Listed, ListQuery } from "#contract/list.ts";
import { type Database, Duplicate, type Noun, type Reader, type Writer } from "#database/database.ts";
import { type Actor, theProgram } from "./actor.ts";
import { NotFound, SavedBySomeoneElse, SlugTaken } from "./errors.ts";
import { containing, searchable } from "./search.ts";

/** Columns by name; which ones there are is the noun's business. */
export type Columns = Record<string, string | number | null>;

type Item = { id: number; version: number };
type Query = SelectQueryBuilder<Record<Noun, Columns>, Noun, object>;

/** What makes one kind of content different from another. */
export type Kind<Fields, I extends Item, Row> = {
  noun: Noun;
  /** As in 'Course not found'. */
  label: string;
  toColumns: (fields: Fields) => Columns;
  toItem: (row: Row) => I;
  /** Texts that a search looks through. */
  searched: (fields: Fields) => readonly string[];
  order: readonly { column: string; direction: "asc" | "desc" }[];
  /** Columns with a fixed value that tell this kind apart in a shared table. */
  only?: Record<string, string>;
};

export type Shelf<Fields, I extends Item> = ReturnType<typeof createShelf<Fields, I, unknown>>;

/**
 * Keeps one kind of content: courses, exams, posts, or one list of questions. Every write keeps the replaced
 * version, says who did it, and asks for the version that the writer had read.
 */
export function createShelf<Fields, I extends Item, Row>(database: Database, clock: () => number, kind: Kind<Fields, I, Row>) {
  // Kysely cannot type a table whose name is a variable. The noun says what a row of its own table is.
  const tables = (db: Reader | Writer) => db as unknown as Kysely<Record<Noun, Columns>>;
  const present = (row: Columns) => kind.toItem(row as unknown as Row);
  const only = Object.entries(kind.only ?? {});

  function rows(db: Reader | Writer): Query {
    let query: Query = tables(db).selectFrom(kind.noun).where("deleted_at", "is", null);
    for (const [column, value] of only) query = query.where(sql.ref(column), "=", value);
    return query;
  }

  /** Items in their order. `narrow` adds conditions. */
  async function list(options: ListQuery = {}, narrow: (query: Query) => Query = (query) => query): Promise<Listed<I>> {
    return database.read(async (db) => {
      let query = narrow(rows(db));
      if (options.q) query = query.where(sql<boolean>`search_text like ${containing(options.q)} escape '\\'`);
      const cut = options.limit !== undefined || options.offset !== undefined;
      const counted = cut ? await query.select((of) => of.fn.countAll<number>().as("total")).executeTakeFirstOrThrow() : undefined;
      let page = query.selectAll();
      for (const { column, direction } of kind.order) page = page.orderBy(sql.ref(column), direction);
      // SQLite takes OFFSET only after LIMIT.
      if (cut) page = page.limit(options.limit ?? 1_000_000).offset(options.offset ?? 0);
      const items = (await page.execute()).map(present);
      return { items, total: counted ? Number(counted.total) : items.length };
    });
  }

  /** The item where `column` is `value`, or undefined. */
  async function findBy(column: string, value: string | number): Promise<I | undefined> {
    const row = await database.read((db) => rows(db).selectAll().where(sql.ref(column), "=", value).limit(1).executeTakeFirst());
    return row && present(row);
  }

  /** One transaction over this kind; see Hand for what can be done in it. */
  async function change<T>(actor: Actor, work: (hand: Hand<Fields, I>) => Promise<T>): Promise<T> {
    return database.change(kind.noun, (tx) => work(createHand(tx, actor)));
  }

  /** Puts the first items into a fresh database, once for ever: what staff deleted later stays deleted. */
  async function fillOnce(items: readonly { fields: Fields; more?: Columns }[], name: string): Promise<void> {
    await database.change(kind.noun, async (tx) => {
      const mark = { key: `filled:${name}`, value: String(clock()) };
      const marked = await tx
        .insertInto("settings")
        .values(mark)
        .onConflict((row) => row.column("key").doNothing())
        .executeTakeFirst();
      if (Number(marked.numInsertedOrUpdatedRows ?? 0) !== 1) return;
      const hand = createHand(tx, theProgram);
      for (const { fields, more } of items) await hand.insert(fields, more);
    });
  }

  function createHand(tx: Writer, actor: Actor): Hand<Fields, I> {
    const write = tables(tx);

    async function record(action: string, id: number, before: I | undefined, after: I | undefined) {
      const text = (item: I | undefined) => (item === undefined ? null : JSON.stringify(item));
      const entry = { at: clock(), actor: actor.name, address: actor.address, action, noun: kind.noun, item_id: id };
      await tx
        .insertInto("audit")
        .values({ ...entry, before: text(before), after: text(after) })
        .execute();
    }

    async function get(id: number): Promise<I> {
      const row = await rows(tx).selectAll().where("id", "=", id).executeTakeFirst();
      if (!row) throw new NotFound(`${kind.label} not found`);
      return present(row);
    }

    /** A taken slug is told before the database refuses it: PostgreSQL ends a transaction at the first error. */
    async function columnsOf(fields: Fields, id: number | undefined): Promise<Columns> {
      const columns = kind.toColumns(fields);
      if (typeof columns.slug === "string") {
        const taken = await rows(tx).select("id").where(sql.ref("slug"), "=", columns.slug).executeTakeFirst();
        if (taken && taken.id !== id) throw new SlugTaken(columns.slug);
      }
      return { ...columns, search_text: searchable(...kind.searched(fields)) };
    }

    return {
      tx,
      get,
      rows: () => rows(tx),

      async insert(fields, more = {}) {
        const now = clock();
        const columns = { ...(await columnsOf(fields, undefined)), ...kind.only, ...more };
        const row = await write
          .insertInto(kind.noun)
          .values({ ...columns, version: 1, created_at: now, updated_at: now, deleted_at: null })
          .returningAll()
          .executeTakeFirstOrThrow();
        const item = present(row);
        await record("create", item.id, undefined, item);
        return item;
      },

      async update(id, fields, version) {
        const before = await get(id);
        if (version !== undefined && version !== before.version) throw new SavedBySomeoneElse();
        const now = clock();
        await tx
          .insertInto("revisions")
          .values({
            noun: kind.noun,
            item_id: id,
            version: before.version,
            data: JSON.stringify(before),
            saved_at: now,
            saved_by: actor.name,
          })
          .execute();
        const row = await write
          .updateTable(kind.noun)
          .set({ ...(await columnsOf(fields, id)), version: before.version + 1, updated_at: now })
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirstOrThrow();
        const item = present(row);
        await record("update", id, before, item);
        return item;
      },

      async place(id, display_order) {
        const changed = await write
          .updateTable(kind.noun)
          .set({ display_order })
          .where("id", "=", id)
          .where("deleted_at", "is", null)
          .executeTakeFirst();
        if (Number(changed.numUpdatedRows) !== 1) throw new NotFound(`${kind.label} not found`);
      },

      async remove(id) {
        const before = await get(id);
        await write.updateTable(kind.noun).set({ deleted_at: clock() }).where("id", "=", id).execute();
        await record("delete", id, before, undefined);
      },

      async note(action) {
        await record(action, 0, undefined, undefined);
      },
    };
  }

  return { list, findBy, change, fillOnce };
}

/** What a transaction can do with one kind of content. */
export type Hand<Fields, I> = {
  tx: Writer;
  /** Throws NotFound. */
  get: (id: number) => Promise<I>;
  rows: () => Query;
  insert: (fields: Fields, more?: Columns) => Promise<I>;
  /** Throws NotFound, SlugTaken, and SavedBySomeoneElse when `version` is given and no longer the latest. */
  update: (id: number, fields: Fields, version: number | undefined) => Promise<I>;
  place: (id: number, display_order: number) => Promise<void>;
  remove: (id: number) => Promise<void>;
  note: (action: string) => Promise<void>;
};

/** Runs a change whose slug another process may take at the same moment. */
export async function orSlugTaken<T>(slug: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Duplicate ? new SlugTaken(slug) : error;
  }
}
