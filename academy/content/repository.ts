import { sql } from "kysely";
import { fieldsOf } from "#contract/fields/field.ts";
import type { Listed, ListQuery, NewOrder } from "#contract/list.ts";
import type { Columns, ContentQuery, ContentRow } from "#database/content-rows.ts";
import { Duplicate } from "#database/database.ts";
import type { PageWriter } from "#database/transaction.ts";
import type { Actor } from "../actor.ts";
import { SlugTaken } from "../errors.ts";
import { type IdempotencyKey, once } from "../idempotency-key.ts";
import { createBreather } from "../limits/breather.ts";
import { readRows, standardLimit } from "../list-page.ts";
import { countOf } from "../rows.ts";
import { hasWords } from "../text/search.ts";
import { addressesOf } from "./addresses.ts";
import { type Item, itemOfRow, itemOfVersion, partOfRow } from "./content-item.ts";
import type { ContentNeeds } from "./content-needs.ts";
import { type ContentWriter, createContentWriter } from "./content-writer.ts";
import { preparedValues } from "./prepared-values.ts";
import { createRetention } from "./retention.ts";
import { sampleFields, sampleItems } from "./samples.ts";
import { seedOnce } from "./seeding.ts";
import { rowOfSlug } from "./slugs.ts";
import { everyRow, liveRow, liveRows, type StoredKind } from "./stored-kind.ts";
import { createVersions } from "./versions.ts";

/** Done in the transaction of a write, with the item as it has become. */
export type Last = (tx: PageWriter, item: Pick<Item, "id" | "version">) => Promise<void>;

export type Narrow = (query: ContentQuery) => ContentQuery;
const all: Narrow = (query) => query;

/** Keeps one kind of content. Every write keeps the replaced version, says who did it, and asks for the version the writer had read. */
export function createRepository<Fields extends { version?: number | undefined }, I extends Item>(
  needs: ContentNeeds,
  kind: StoredKind,
  complete: (fields: Fields) => Fields = (fields) => fields,
) {
  const { database, clock } = needs;
  const present = (row: ContentRow) => itemOfRow<I>(kind, row);
  const versions = createVersions<ContentRow, I>(database, {
    path: kind.path,
    live: (db, id) => liveRow(db, kind, id),
    present,
    kept: (data) => itemOfVersion<I>(kind, data),
  });
  /** A search reads every text, so it must not hold up this process. */
  const readingFor = (q: string | undefined) => (q ? database.scan : database.read);

  function inOrder(query: ContentQuery): ContentQuery {
    return kind.order.reduce((ordered, { column, direction }) => ordered.orderBy(sql.ref(column), direction), query);
  }

  /** Whole items in their order, one page. `narrow` adds conditions. */
  async function list({ q, limit, offset }: ListQuery = {}, narrow = all): Promise<Listed<I>> {
    return readingFor(q)(async (db) => {
      const query = searched(narrow(liveRows(db, kind)), q);
      const rows = (ids: number[]) => everyRow(db, kind).selectAll().where("id", "in", ids).execute();
      return readRows({ limit, offset }, { query, ids: inOrder(query).select("id"), rows, item: present });
    });
  }

  /** Some fields of the first items in their order: what pages need is read without contents, and without counting. */
  async function pick<Name extends keyof I & string>(
    names: readonly Name[],
    { limit = standardLimit, offset = 0, q }: ListQuery = {},
    narrow = all,
  ): Promise<Pick<I, Name>[]> {
    const columns = names.map((name) => sql.ref(kind.list[name]?.column ?? name).as(kind.list[name]?.column ?? name));
    const rows = await readingFor(q)((db) => {
      // Chosen by their ids first, from an index alone: passing over 5,000 posts with their texts took 20 ms.
      const chosen = inOrder(searched(narrow(liveRows(db, kind)), q))
        .select("id")
        .limit(limit)
        .offset(offset);
      return inOrder(liveRows(db, kind).where("id", "in", chosen))
        .select(columns)
        .execute();
    });
    const rest = createBreather();
    const items: Pick<I, Name>[] = [];
    for (const row of rows) {
      items.push(partOfRow<I, Name>(kind, row, names));
      await rest();
    }
    return items;
  }

  /** The item where `column` is `value`, of what `narrow` leaves; else undefined. */
  async function findBy(column: string, value: string | number, narrow = all): Promise<I | undefined> {
    // No text that is kept has a NUL, and PostgreSQL fails when it is asked for one.
    if (String(value).includes("\0")) return undefined;
    const row = await database.read((db) =>
      narrow(liveRows(db, kind)).selectAll().where(sql.ref(column), "=", value).limit(1).executeTakeFirst(),
    );
    return row && present(row);
  }

  /** Fields as they may be written: completed, rich text cleaned, pictures stored. Throws Invalid. */
  async function prepared(fields: Fields): Promise<Fields> {
    return preparedValues(kind.list, complete(fields), needs);
  }

  type Work<T> = (writer: ContentWriter<Fields, I>, tx: PageWriter) => Promise<T>;
  /** Work in the transaction of a write: before it, and after it. */
  type Around = { first?: Work<void>; last?: Last };
  /** One transaction over this kind; see ContentWriter for what can be done in it. */
  async function change<T>(actor: Actor, work: Work<T>): Promise<T> {
    return database.change(kind.table, (tx) => work(createContentWriter<Fields, I>(tx, actor, kind, needs), tx));
  }

  /** A retry with the same key gets the item that the first one made. Throws SlugTaken, Invalid. */
  async function create(fields: Fields, actor: Actor, idempotencyKey?: IdempotencyKey, { first, last }: Around = {}): Promise<I> {
    const written = await prepared(fields);
    return orSlugTaken(written, () =>
      change(actor, async (writer, tx) => {
        const id = await once(tx, clock(), idempotencyKey, async () => {
          await first?.(writer, tx);
          const made = await writer.insert(written);
          await last?.(tx, made);
          return made.id;
        });
        return writer.get(id);
      }),
    );
  }

  /** `action` is what the activity calls it. Throws NotFound, SlugTaken, SavedBySomeoneElse, Invalid. */
  async function update(id: number, fields: Fields, actor: Actor, { first, last }: Around = {}, action?: string): Promise<I> {
    const written = await prepared(fields);
    return orSlugTaken(written, () =>
      change(actor, async (writer, tx) => {
        await first?.(writer, tx);
        const updated = await writer.update(id, written, fields.version, action);
        await last?.(tx, updated);
        return updated;
      }),
    );
  }

  /** What a version says. `fields` are without what decides whether visitors see it: that stays as it is. Throws NotFound. */
  async function readVersion(id: number, version: number): Promise<{ item: I; fields: Fields }> {
    const item = await versions.read(id, version);
    const said = Object.entries(fieldsOf(kind.list, item)).filter(([name]) => !kind.list[name]?.keptIfMissing);
    // The kind's own fields, by its own list.
    return { item, fields: Object.fromEntries(said) as Fields };
  }

  /** Saves an older version again, with what `adjust` makes of its fields. Throws NotFound, SlugTaken, Invalid. */
  async function restoreVersion(
    id: number,
    version: number,
    actor: Actor,
    adjust: (fields: Fields, writer: ContentWriter<Fields, I>, tx: PageWriter) => Promise<Fields> = async (fields) => fields,
  ): Promise<I> {
    const written = await prepared((await readVersion(id, version)).fields);
    return orSlugTaken(written, () =>
      change(actor, async (writer, tx) => writer.update(id, await adjust(written, writer, tx), undefined, "restore-version")),
    );
  }

  return {
    kind,
    list: (query: ListQuery = {}) => list(query),
    /** As list, and only what `narrow` leaves. */
    listWhere: list,
    pick,
    count: ({ q }: Pick<ListQuery, "q"> = {}, narrow = all): Promise<number> =>
      readingFor(q)((db) => countOf(searched(narrow(liveRows(db, kind)), q))),
    addresses: (most: number, narrow = all) => addressesOf(database, kind, most, narrow),
    findBy,
    /** The item that had a slug last, in any case of its letters, of what `narrow` leaves; `gone`: visitors saw one there, and it is deleted. */
    async findByAnySlug(slug: string, narrow = all): Promise<{ item?: I; gone: boolean }> {
      const { row, gone } = await database.read((db) => rowOfSlug(db, kind, slug, narrow));
      return { gone, ...(row && { item: present(row) }) };
    },
    find: (id: number) => findBy("id", id),
    change,
    create,
    update,
    prepared,
    /** Puts the built-in items, or other first ones, into a database that never had them. */
    seedOnce: (
      keepBuiltIn: (picture: string) => Promise<string>,
      firstItems: () => Promise<Fields[]> = () => sampleFields<Fields>(kind, keepBuiltIn),
    ) => seedOnce(needs, kind, firstItems),
    /** The built-in items (specification, section 4) as a fresh database answers them. `pictureAt`: the address of a built-in picture. */
    samples: (pictureAt: (name: string) => string) => sampleItems<I>(kind, pictureAt),
    readVersion,
    restoreVersion,
    versions: versions.list,

    /** Puts an item into the trash. `lead` redirects its addresses in the same transaction. Throws NotFound. */
    remove: (id: number, actor: Actor, lead?: (tx: PageWriter) => Promise<void>): Promise<void> =>
      database.change(
        kind.table,
        async (tx) => {
          await createContentWriter<Fields, I>(tx, actor, kind, needs).remove(id);
          await lead?.(tx);
        },
        lead && ["redirects"],
      ),
    /** Throws NotFound, and then moves nothing. */
    reorder: (order: NewOrder, actor: Actor) => change(actor, (writer) => writer.reorder(order)),
    /** Back where it was, or at the end of its list where that place is taken, with `more` columns changed. Throws NotFound, SlugTaken. */
    restore: (id: number, actor: Actor, more: (writer: ContentWriter<Fields, I>) => Promise<Columns> = async () => ({})): Promise<I> =>
      change(actor, async (writer) => writer.revive(id, await more(writer))),

    ...createRetention(database, clock, kind),
  };
}

/** Runs a change whose slug another process may take at the same moment. */
async function orSlugTaken<T>(fields: object, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Duplicate && "slug" in fields ? new SlugTaken(String(fields.slug)) : error;
  }
}

function searched(query: ContentQuery, q: string | undefined): ContentQuery {
  return q ? query.where(hasWords(q)) : query;
}
