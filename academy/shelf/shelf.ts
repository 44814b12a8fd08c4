import { sql } from "kysely";
import type { ItemVersion, Trashed } from "#contract/history.ts";
import type { Listed, ListQuery } from "#contract/list.ts";
import { type Database, Duplicate } from "#database/database.ts";
import { type Actor, theProgram } from "../actor.ts";
import { NotFound, SlugTaken } from "../errors.ts";
import { containing } from "../search.ts";
import { createHand, type Hand } from "./hand.ts";
import { type Columns, everyRow, harmless, type Item, itemOf, type Kind, liveRows, type Query } from "./kind.ts";
import { createSweeping, trashKeeps, versionsKept } from "./sweeping.ts";

export type Shelf<Fields, I extends Item> = ReturnType<typeof createShelf<Fields, I, unknown>>;

/**
 * Keeps one kind of content: courses, exams, posts, or one list of questions. Every write keeps the replaced
 * version, says who did it, and asks for the version that the writer had read.
 */
export function createShelf<Fields, I extends Item, Row>(database: Database, clock: () => number, kind: Kind<Fields, I, Row>) {
  const present = (row: Columns) => itemOf(kind, row);

  /** Items in their order. `narrow` adds conditions. */
  async function list(options: ListQuery = {}, narrow: (query: Query) => Query = (query) => query): Promise<Listed<I>> {
    return database.read(async (db) => {
      let query = narrow(liveRows(db, kind));
      if (options.q) query = query.where(sql<boolean>`search_text like ${containing(options.q)} escape '\\'`);
      const cut = options.limit !== undefined || options.offset !== undefined;
      const counted = cut ? await query.select((of) => of.fn.countAll<number>().as("total")).executeTakeFirstOrThrow() : undefined;
      let page = inOrder(query);
      // SQLite takes OFFSET only after LIMIT.
      if (cut) page = page.limit(options.limit ?? 1_000_000).offset(options.offset ?? 0);
      const items = (await page.execute()).map(present);
      return { items, total: counted ? Number(counted.total) : items.length };
    });
  }

  function inOrder(query: Query) {
    let ordered = query.selectAll();
    for (const { column, direction } of kind.order) ordered = ordered.orderBy(sql.ref(column), direction);
    return ordered;
  }

  /** The first items in their order, without counting the rest: with 10,000 posts the count takes 20 ms. */
  async function first(count: number, narrow: (query: Query) => Query): Promise<I[]> {
    const rows = await database.read((db) =>
      inOrder(narrow(liveRows(db, kind)))
        .limit(count)
        .execute(),
    );
    return rows.map(present);
  }

  /** The item where `column` is `value`, or undefined. */
  async function findBy(column: string, value: string | number): Promise<I | undefined> {
    // No text that is kept has a NUL, and PostgreSQL fails when it is asked for one.
    if (String(value).includes("\0")) return undefined;
    const row = await database.read((db) => liveRows(db, kind).selectAll().where(sql.ref(column), "=", value).limit(1).executeTakeFirst());
    return row && present(row);
  }

  /** One transaction over this kind; see Hand for what can be done in it. */
  async function change<T>(actor: Actor, work: (hand: Hand<Fields, I>) => Promise<T>): Promise<T> {
    return database.change(kind.noun, (tx) => work(createHand(tx, actor, kind, clock)));
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
      const hand = createHand(tx, theProgram, kind, clock);
      for (const { fields, more } of items) await hand.insert(fields, more);
    });
  }

  /** What was deleted in the last 30 days, the latest first. */
  async function trash(): Promise<Trashed[]> {
    const rows = await database.read((db) =>
      everyRow(db, kind)
        .selectAll()
        .where("deleted_at", ">", clock() - trashKeeps)
        .orderBy("deleted_at", "desc")
        .execute(),
    );
    return rows.map((row) => ({
      noun: kind.name,
      id: Number(row.id),
      title: kind.title(present(row)),
      deleted_at: moment(row.deleted_at),
      deleted_by: String(row.deleted_by),
      erased_at: moment(Number(row.deleted_at) + trashKeeps),
    }));
  }

  /** The versions of one item, the present one first. Throws NotFound. */
  async function versions(id: number): Promise<ItemVersion<I>[]> {
    return database.read(async (db) => {
      const row = await liveRows(db, kind).selectAll().where("id", "=", id).executeTakeFirst();
      if (!row) throw new NotFound(`${kind.label} not found`);
      const older = await db
        .selectFrom("revisions")
        .selectAll()
        .where("noun", "=", kind.name)
        .where("item_id", "=", id)
        .orderBy("version", "desc")
        .limit(versionsKept)
        .execute();
      const now = { version: Number(row.version), saved_at: moment(row.updated_at), saved_by: String(row.updated_by), item: present(row) };
      // Only Hand writes this text, from an item of this kind.
      const item = (data: string) => harmless(kind, JSON.parse(data) as I);
      const then = older.map(({ version, saved_at, saved_by, data }) => ({
        version,
        saved_at: moment(saved_at),
        saved_by,
        item: item(data),
      }));
      return [now, ...then];
    });
  }

  /** An older version as a client would send it, to be saved again. Throws NotFound. */
  async function fieldsOfVersion(id: number, version: number): Promise<Fields> {
    const found = (await versions(id)).find((one) => one.version === version);
    if (!found) throw new NotFound("This version is not kept any more");
    const { version: _, ...item } = found.item;
    return kind.fields.parse(item);
  }

  const sweeping = createSweeping(database, clock, kind);
  return { list, first, findBy, change, fillOnce, trash, versions, fieldsOfVersion, ...sweeping };
}

/** Runs a change whose slug another process may take at the same moment. */
export async function orSlugTaken<T>(slug: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Duplicate ? new SlugTaken(slug) : error;
  }
}

function moment(milliseconds: unknown): string {
  return new Date(Number(milliseconds)).toISOString();
}
