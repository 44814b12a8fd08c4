import { setImmediate } from "node:timers/promises";
import { type Selectable, sql } from "kysely";
import type { ContentKind } from "#contract/content-kind.ts";
import type { ItemVersion } from "#contract/history.ts";
import type { Listed, ListQuery } from "#contract/list.ts";
import { type Database, Duplicate, type Reader } from "#database/database.ts";
import type { RevisionTable } from "#database/tables.ts";
import { type Actor, theProgram } from "../actor.ts";
import { type Attempt, once } from "../attempt.ts";
import { NotFound, SlugTaken } from "../errors.ts";
import { readPage, standardLimit } from "../list-page.ts";
import { containing } from "../search.ts";
import { type ContentWriter, createContentWriter } from "./content-writer.ts";
import { type Columns, everyRow, harmless, type Item, itemOf, type Kind, liveRows, type Query } from "./kind.ts";
import { createSweeping, trashKeeps, versionsKept } from "./sweeping.ts";

/** Where an item is, and the day it was last saved (YYYY-MM-DD, UTC). */
export type Address = { id: number; slug: string; title: string; updated: string };
type Revision = Selectable<RevisionTable>;

/** Of PostgreSQL's integer. */
const greatestId = 2_147_483_647;
/** SQLite walks over the contents of each row: 5000 at once held others up for 0.3 s on a busy machine. */
const addressesAtOnce = 500;

export type Repository<Fields, I extends Item> = ReturnType<typeof createRepository<Fields, I, unknown>>;

/**
 * Keeps one kind of content: courses, exams, posts, or one list of questions. Every write keeps the replaced
 * version, says who did it, and asks for the version that the writer had read.
 */
export function createRepository<Fields, I extends Item, Row>(database: Database, clock: () => number, kind: Kind<Fields, I, Row>) {
  const present = (row: Columns) => itemOf(kind, row);

  const idOf = (row: Columns) => Number(row.id);

  /** Whole items in their order, one page. `narrow` adds conditions. */
  async function list({ q, limit, offset }: ListQuery = {}, narrow: (query: Query) => Query = (query) => query): Promise<Listed<I>> {
    return database.read(async (db) => {
      const query = searched(narrow(liveRows(db, kind)), q);
      return readPage(
        { limit, offset },
        {
          ids: async (most, after) => (await inOrder(query).select("id").limit(most).offset(after).execute()).map(idOf),
          count: () => count(query),
          rows: (ids) => everyRow(db, kind).selectAll().where("id", "in", ids).execute(),
          id: idOf,
          item: present,
        },
      );
    });
  }

  function inOrder(query: Query): Query {
    let ordered = query;
    for (const { column, direction } of kind.order) ordered = ordered.orderBy(sql.ref(column), direction);
    return ordered;
  }

  /** Some columns of the first items in their order: what pages need is read without contents, and without counting. */
  async function pick<C extends keyof Row & string>(
    columns: readonly C[],
    { limit = standardLimit, offset = 0, q }: ListQuery = {},
    narrow: (query: Query) => Query = (query) => query,
  ): Promise<Pick<Row, C>[]> {
    const rows = await database.read((db) =>
      inOrder(searched(narrow(liveRows(db, kind)), q))
        .select([...columns])
        .limit(limit)
        .offset(offset)
        .execute(),
    );
    // The noun says what a row of its own table is; see tables().
    return rows as unknown as Pick<Row, C>[];
  }

  /** How many items there are. */
  async function countOf({ q }: Pick<ListQuery, "q"> = {}, narrow: (query: Query) => Query = (query) => query): Promise<number> {
    return database.read((db) => count(searched(narrow(liveRows(db, kind)), q)));
  }

  /** Where the items are, the newest first, for the sitemap; read in slices, between which others get their turn. */
  async function addresses(most: number, narrow: (query: Query) => Query = (query) => query): Promise<Address[]> {
    const found: Address[] = [];
    const columns = ["id", "slug", "title", "updated_at"];
    for (let last = greatestId; found.length < most; ) {
      const size = Math.min(addressesAtOnce, most - found.length);
      const rows = await database.read((db) =>
        narrow(liveRows(db, kind)).select(columns).where("id", "<=", last).orderBy("id", "desc").limit(size).execute(),
      );
      for (const row of rows)
        found.push({ id: idOf(row), slug: String(row.slug), title: String(row.title), updated: moment(row.updated_at).slice(0, 10) });
      if (rows.length < size) break;
      last = (found.at(-1)?.id ?? 1) - 1;
      await setImmediate();
    }
    return found;
  }

  /** The item where `column` is `value`, or undefined. */
  async function findBy(column: string, value: string | number): Promise<I | undefined> {
    // No text that is kept has a NUL, and PostgreSQL fails when it is asked for one.
    if (String(value).includes("\0")) return undefined;
    const row = await database.read((db) => liveRows(db, kind).selectAll().where(sql.ref(column), "=", value).limit(1).executeTakeFirst());
    return row && present(row);
  }

  /** One transaction over this kind; see ContentWriter for what can be done in it. */
  async function change<T>(actor: Actor, work: (writer: ContentWriter<Fields, I>) => Promise<T>): Promise<T> {
    return database.change(kind.noun, (tx) => work(createContentWriter(tx, actor, kind, clock)));
  }

  /** One transaction that creates an item; a retry of the same attempt gets the item that the first one made. */
  async function create(actor: Actor, attempt: Attempt | undefined, work: (writer: ContentWriter<Fields, I>) => Promise<I>): Promise<I> {
    return database.change(kind.noun, async (tx) => {
      const writer = createContentWriter(tx, actor, kind, clock);
      return writer.get(await once(tx, clock(), attempt, async () => (await work(writer)).id));
    });
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
      const writer = createContentWriter(tx, theProgram, kind, clock);
      for (const { fields, more } of items) await writer.insert(fields, more);
    });
  }

  /** What was deleted in the last 30 days, for createTrash. */
  const deleted = (db: Reader) =>
    everyRow(db, kind)
      .select([
        sql<ContentKind>`${sql.lit(kind.name)}`.as("noun"),
        "id",
        sql.ref<string>(kind.titleColumn).as("title"),
        "deleted_at",
        "deleted_by",
      ])
      .where("deleted_at", ">", clock() - trashKeeps);

  /** The versions of one item, the present one first; one page. Throws NotFound. */
  async function versions(id: number, { limit, offset }: ListQuery = {}): Promise<Listed<ItemVersion<I>>> {
    return database.read(async (db) => {
      const row = await liveRows(db, kind).selectAll().where("id", "=", id).executeTakeFirst();
      if (!row) throw new NotFound(`${kind.label} not found`);
      const older = await revisionsOf(db, id).select("version").orderBy("version", "desc").limit(versionsKept).execute();
      const numbers = [Number(row.version), ...older.map(({ version }) => version)];
      return readPage<Pick<Revision, "version" | "data" | "saved_at" | "saved_by">, ItemVersion<I>>(
        { limit, offset },
        {
          ids: async (most, after) => numbers.slice(after, after + most),
          count: async () => numbers.length,
          rows: async (wanted) => {
            const { version, updated_at, updated_by } = row;
            const now = {
              version: Number(version),
              saved_at: Number(updated_at),
              saved_by: String(updated_by),
              data: JSON.stringify(present(row)),
            };
            const then = await revisionsOf(db, id).selectAll().where("version", "in", wanted).execute();
            return wanted.includes(now.version) ? [now, ...then] : then;
          },
          id: ({ version }) => version,
          item: asVersion,
        },
      );
    });
  }

  const revisionsOf = (db: Reader, id: number) => db.selectFrom("revisions").where("noun", "=", kind.name).where("item_id", "=", id);

  // Only ContentWriter writes this text, from an item of this kind.
  const asVersion = ({
    version,
    saved_at,
    saved_by,
    data,
  }: Pick<Revision, "version" | "data" | "saved_at" | "saved_by">): ItemVersion<I> => ({
    version,
    saved_at: moment(saved_at),
    saved_by,
    item: harmless(kind, JSON.parse(data) as I),
  });

  /** An older version as a client would send it, to be saved again. Throws NotFound. */
  async function fieldsOfVersion(id: number, wanted: number): Promise<Fields> {
    const found = await database.read(async (db) => {
      const row = await liveRows(db, kind).selectAll().where("id", "=", id).executeTakeFirst();
      if (!row) throw new NotFound(`${kind.label} not found`);
      if (row.version === wanted) return present(row);
      const older = await revisionsOf(db, id).selectAll().where("version", "=", wanted).executeTakeFirst();
      return older && asVersion(older).item;
    });
    if (!found) throw new NotFound("This version is not kept any more");
    const { version: _, ...item } = found;
    return kind.fields.parse(item);
  }

  const sweeping = createSweeping(database, clock, kind);
  return { list, pick, count: countOf, addresses, findBy, change, create, fillOnce, deleted, versions, fieldsOfVersion, ...sweeping };
}

/** Runs a change whose slug another process may take at the same moment. */
export async function orSlugTaken<T>(slug: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Duplicate ? new SlugTaken(slug) : error;
  }
}

function searched(query: Query, q: string | undefined): Query {
  return q ? query.where(sql<boolean>`search_text like ${containing(q)} escape '\\'`) : query;
}

async function count(query: Query): Promise<number> {
  const { total } = await query.select((of) => of.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return Number(total);
}

function moment(milliseconds: unknown): string {
  return new Date(Number(milliseconds)).toISOString();
}
