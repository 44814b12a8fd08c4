import { type RawBuilder, type Selectable, sql } from "kysely";
import { fieldsAt } from "#contract/field-lists.ts";
import type { AuditDetail, AuditEntry, AuditQuery } from "#contract/history.ts";
import type { Listed } from "#contract/list.ts";
import { searchable } from "#contract/searchable.ts";
import { addDays } from "#contract/site/days.ts";
import type { Database } from "#database/database.ts";
import type { AuditTable } from "#database/tables.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import type { Actor } from "../actor.ts";
import { NotFound } from "../errors.ts";
import { inParts, rowsOfPart } from "../limits/in-parts.ts";
import { readRows } from "../list-page.ts";
import { countOf, deleted } from "../rows.ts";
import { hasWords } from "../text/search.ts";
import { changesBetween } from "./changes.ts";

type Line = Selectable<AuditTable> & { person?: string | undefined };

export type Audit = ReturnType<typeof createAudit>;

/** What was done. `formerly`: what it was called until then. `before` and `after` never hold a password, a token or a visitor's personal data. */
export type Action = { action: string; noun: string; item_id?: number; title?: string; formerly?: string; before?: object; after?: object };

/** Writes one line of the audit log in the transaction of what it tells of, so that neither is there without the other. */
export async function record(tx: Writer, at: number, actor: Actor, what: Action): Promise<void> {
  const { action, noun, title = "", formerly = "" } = what;
  await tx
    .insertInto("audit")
    .values({
      at,
      actor: actor.name,
      address: actor.address,
      action,
      noun,
      item_id: what.item_id ?? null,
      title,
      before: what.before ? JSON.stringify(what.before) : null,
      after: what.after ? JSON.stringify(what.after) : null,
      search_text: searchable(actor.name, actor.address, action, noun, title, formerly === title ? "" : formerly),
    })
    .execute();
}

/** The last line about an item; undefined when none is kept. */
export async function lastOf(db: Reader, noun: string, itemId: number): Promise<AuditEntry | undefined> {
  const rows = db.selectFrom("audit").selectAll().where("noun", "=", noun).where("item_id", "=", itemId);
  const row = await rows.orderBy("id", "desc").limit(1).executeTakeFirst();
  return row && entry(row);
}

/** Erases what lines about some items say of before and after; that something was done stays. */
export async function eraseDetails(tx: Writer, noun: string, itemIds: readonly number[]): Promise<void> {
  await tx.updateTable("audit").set({ before: null, after: null }).where("noun", "=", noun).where("item_id", "in", itemIds).execute();
}

export type Note = ReturnType<typeof createNote>;

/** Writes lines about what itself changes no row, each in a transaction of its own. */
export function createNote(database: Database, now: () => number) {
  return (actor: Actor, what: Action): Promise<void> => database.write((tx) => record(tx, now(), actor, what));
}

/** Whose enquiries some lines tell of, by their ids; those that were erased have no name. */
async function peopleOf(db: Reader, rows: readonly Selectable<AuditTable>[]): Promise<ReadonlyMap<number, string>> {
  const ids = new Set(rows.flatMap(({ noun, item_id }) => (noun === "enquiries" && item_id !== null ? [item_id] : [])));
  if (ids.size === 0) return new Map();
  const found = await db
    .selectFrom("enquiries")
    .select(["id", "name"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(found.map(({ id, name }) => [id, name]));
}

async function withPeople(db: Reader, rows: readonly Selectable<AuditTable>[]): Promise<Line[]> {
  const people = await peopleOf(db, rows);
  return rows.map((row) => ({ ...row, person: row.noun === "enquiries" ? people.get(row.item_id ?? 0) : undefined }));
}

/** The condition that a line has the words of a search; with `people` also that its enquiry has them. */
function saying(q: string, people: boolean): RawBuilder<boolean> {
  if (!people) return hasWords(q);
  const theirs = sql`noun = 'enquiries' and item_id in (select id from enquiries where ${hasWords(q)})`;
  return sql<boolean>`(${hasWords(q)} or (${theirs}))`;
}

/** The audit log as owners read it. `startOf`: when a day begins where the academy is. `people`: enquiries are named by whom they are of. */
export function createAudit(database: Database, now: () => number, startOf: (day: string) => number) {
  return {
    async list({ q, actor, noun, from, to, limit = 100, offset }: AuditQuery = {}, people = false): Promise<Listed<AuditEntry>> {
      return database.scan(async (db) => {
        let query = db.selectFrom("audit");
        if (q) query = query.where(saying(q, people));
        if (actor !== undefined) query = query.where("actor", "=", actor);
        if (noun !== undefined) query = query.where("noun", "=", noun);
        if (from !== undefined) query = query.where("at", ">=", startOf(from));
        if (to !== undefined) query = query.where("at", "<", startOf(addDays(to, 1)));
        return readRows(
          { limit, offset },
          {
            query,
            ids: query.select("id").orderBy("id", "desc"),
            item: entry,
            rows: async (ids) => {
              const rows: Line[] = await db.selectFrom("audit").selectAll().where("id", "in", ids).execute();
              return people ? withPeople(db, rows) : rows;
            },
          },
        );
      });
    },

    async actors(): Promise<string[]> {
      const rows = await database.scan((db) => db.selectFrom("audit").select("actor").distinct().orderBy("actor").limit(1000).execute());
      return rows.map(({ actor }) => actor).filter((actor) => actor !== "");
    },

    note: createNote(database, now),

    /** One entry with the whole of what was there before and after. Throws NotFound. */
    async find(id: number, people = false): Promise<AuditDetail> {
      const row = await database.read(async (db) => {
        const rows: Line[] = await db.selectFrom("audit").selectAll().where("id", "=", id).execute();
        return (people ? await withPeople(db, rows) : rows)[0];
      });
      if (!row) throw new NotFound("Entry not found");
      return { ...entry(row), before: parsed(row.before), after: parsed(row.after) };
    },

    countOlder: (before: number): Promise<number> => database.scan((db) => countOf(db.selectFrom("audit").where("at", "<", before))),

    /** Erases lines older than a moment, in parts; the log holds people's network addresses. */
    sweep: (before: number): Promise<number> =>
      inParts(() =>
        database.write((tx) => {
          const some = tx.selectFrom("audit").select("id").where("at", "<", before).orderBy("id").limit(rowsOfPart);
          return deleted(tx.deleteFrom("audit").where("id", "in", some));
        }),
      ),
  };
}

function entry(row: Line): AuditEntry {
  const { id, actor, address, action, noun, item_id, title, person } = row;
  const changes = changesBetween(parsed(row.before), parsed(row.after), fieldsAt(noun));
  return { id, at: new Date(row.at).toISOString(), actor, address, action, noun, item_id, title, ...(person && { person }), changes };
}

function parsed(json: string | null): unknown {
  return json === null ? null : JSON.parse(json);
}
