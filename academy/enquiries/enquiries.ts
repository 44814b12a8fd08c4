import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { ContactMessage, Enquiry, EnquiryFields, EnquiryStatus } from "#contract/enquiry.ts";
import { enquiryStatuses } from "#contract/enquiry.ts";
import type { Listed, ListQuery } from "#contract/list.ts";
import type { Database, Reader, Writer } from "#database/database.ts";
import type { EnquiryTable, MailTable } from "#database/rows.ts";
import { type Actor, theProgram } from "../actor.ts";
import { type Attempt, createdBefore, once } from "../attempt.ts";
import { record } from "../audit/audit.ts";
import { NotFound, SavedBySomeoneElse } from "../errors.ts";
import { textsOf } from "../json-list.ts";
import { readPage } from "../list-page.ts";
import { phoneNumbersIn } from "../phone-numbers.ts";
import { containing, searchable } from "../search.ts";
import { finds, renewSearchTexts, searchText, searchTextOfRow } from "./enquiry-search.ts";
import { mailStateOf } from "./mail-state.ts";
import { mayHaveReceipt } from "./receipts.ts";

/** PostgreSQL takes 65,535 values in one statement, SQLite 32,766. */
const erasedAtOnce = 1000;

export type Enquiries = ReturnType<typeof createEnquiries>;
export type EnquiryListQuery = ListQuery & { status?: EnquiryStatus | undefined };

/** Tells others of an enquiry, in the transaction that stores it. */
type TellOfEnquiry = (tx: Writer, now: number, id: number, message: ContactMessage) => Promise<void>;

/** The repository of enquiries. `mailIsOff`: no mail server is configured, so mail waits. */
export function createEnquiries(database: Database, clock: () => number, mailIsOff: boolean, tellOfEnquiry: TellOfEnquiry) {
  /** The state of an enquiry's mail to the academy; the visitor's receipt does not count. */
  async function noticesOf(db: Reader, ids: readonly number[]): Promise<Map<number, Selectable<MailTable>>> {
    if (ids.length === 0) return new Map();
    const mails = await db.selectFrom("mails").selectAll().where("kind", "=", "notice").where("enquiry_id", "in", ids).execute();
    return new Map(mails.map((mail) => [mail.enquiry_id, mail]));
  }

  /** How readPage reads enquiries. */
  const rowsWithMail = (db: Reader) => ({
    async rows(ids: number[]) {
      const rows = await db.selectFrom("enquiries").selectAll().where("id", "in", ids).execute();
      const mails = await noticesOf(db, ids);
      return rows.map((row) => ({ ...row, mailed: mails.get(row.id) }));
    },
    id: (row: { id: number }) => row.id,
    item: ({ mailed, ...row }: Selectable<EnquiryTable> & { mailed: Selectable<MailTable> | undefined }) => present(row, mailed),
  });

  const present = (row: Selectable<EnquiryTable>, mail: Selectable<MailTable> | undefined) => enquiryItem(row, mail, mailIsOff);

  return {
    /** The enquiry that an attempt stored already. Throws KeyReused. */
    receivedBefore: (attempt: Attempt): Promise<number | undefined> => database.read((db) => createdBefore(db, attempt)),

    /**
     * Stores an enquiry and its outgoing mail in one transaction: once this resolves, nothing is lost. The visitor's
     * receipt is left out when `receipt` is false, and when that address has had its share for the day.
     * A retry of the same attempt stores nothing. Throws KeyReused.
     */
    async receive(
      message: ContactMessage,
      { receipt = true, attempt }: { receipt?: boolean; attempt?: Attempt | undefined } = {},
    ): Promise<number> {
      const now = clock();
      return database.write((tx) =>
        once(tx, now, attempt, async () => {
          const { id } = await tx
            .insertInto("enquiries")
            .values({
              name: message.name,
              email: message.email,
              phone: message.phone,
              interested_courses: JSON.stringify(message.interestedCourses),
              interested_exams: JSON.stringify(message.interestedExams),
              details: message.details,
              status: "New",
              notes: "",
              version: 1,
              search_text: searchText({ ...message, notes: "" }),
              created_at: now,
              updated_at: now,
            })
            .returning("id")
            .executeTakeFirstOrThrow();
          const waiting = { enquiry_id: id, state: "waiting", attempts: 0, next_at: now, last_error: null, sent_at: null };
          const kinds = receipt && (await mayHaveReceipt(tx, message.email, now)) ? ["notice", "receipt"] : ["notice"];
          const mails = kinds.map((kind) => ({ ...waiting, kind, message_id: randomUUID() }));
          await tx.insertInto("mails").values(mails).execute();
          await tellOfEnquiry(tx, now, id, message);
          return id;
        }),
      );
    },

    /** Newest first. */
    async list({ q, status, limit, offset }: EnquiryListQuery = {}): Promise<Listed<Enquiry>> {
      return database.read(async (db) => {
        let query = db.selectFrom("enquiries");
        if (status !== undefined) query = query.where("status", "=", status);
        if (q) query = query.where(finds(q));
        return readPage(
          { limit, offset },
          {
            ids: async (most, after) =>
              (await query.select("id").orderBy("id", "desc").limit(most).offset(after).execute()).map((row) => row.id),
            count: async () => Number((await query.select((of) => of.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()).total),
            ...rowsWithMail(db),
          },
        );
      });
    },

    async find(id: number): Promise<Enquiry | undefined> {
      return database.read(async (db) => {
        const row = await db.selectFrom("enquiries").selectAll().where("id", "=", id).executeTakeFirst();
        return row && present(row, (await noticesOf(db, [id])).get(id));
      });
    },

    /** How many enquiries nobody has looked after yet. */
    async countNew(): Promise<number> {
      const row = await database.read((db) =>
        db
          .selectFrom("enquiries")
          .select((of) => of.fn.countAll<number>().as("count"))
          .where("status", "=", "New")
          .executeTakeFirstOrThrow(),
      );
      return Number(row.count);
    },

    /** Throws NotFound, SavedBySomeoneElse. */
    async update(id: number, fields: EnquiryFields, actor: Actor): Promise<Enquiry> {
      return database.write(async (tx) => {
        const before = await tx.selectFrom("enquiries").selectAll().where("id", "=", id).executeTakeFirst();
        if (!before) throw new NotFound("Enquiry not found");
        if (fields.version !== undefined && fields.version !== before.version) throw new SavedBySomeoneElse(await lastActor(tx, id));
        const row = await tx
          .updateTable("enquiries")
          .set({
            status: fields.status,
            notes: fields.notes,
            version: before.version + 1,
            search_text: searchTextOfRow({ ...before, notes: fields.notes }),
            updated_at: clock(),
          })
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirstOrThrow();
        const worked = ({ status, notes }: Selectable<EnquiryTable>) => ({ status, notes });
        const told = { action: "update", noun: "enquiries", item_id: id, title: `Enquiry ${id}` };
        await record(tx, clock(), actor, { ...told, before: worked(before), after: worked(row) });
        return present(row, (await noticesOf(tx, [id])).get(id));
      });
    },

    /** Erases the enquiry and its mail for good: people have a right to that. Throws NotFound. */
    async remove(id: number, actor: Actor): Promise<void> {
      await database.write(async (tx) => {
        if ((await erase(tx, [id])) !== 1) throw new NotFound("Enquiry not found");
        await record(tx, clock(), actor, { action: "erase", noun: "enquiries", item_id: id, title: `Enquiry ${id}` });
      });
    },

    /** Everything one person wrote, for a copy of their data; one page. */
    async ofPerson(email: string, cut: ListQuery = {}): Promise<Listed<Enquiry>> {
      return database.read(async (db) => {
        const ids = await idsOfPerson(db, email);
        return readPage(cut, {
          ids: async (limit, offset) => ids.slice(offset, offset + limit),
          count: async () => ids.length,
          ...rowsWithMail(db),
        });
      });
    },

    /** Erases everything one person wrote; answers how many enquiries there were. */
    async erasePerson(email: string, actor: Actor): Promise<number> {
      return database.write(async (tx) => {
        const erased = await erase(tx, await idsOfPerson(tx, email));
        await record(tx, clock(), actor, { action: "erase", noun: "enquiries", title: `All ${erased} enquiries of one person` });
        return erased;
      });
    },

    renewSearch: () => renewSearchTexts(database),

    /** How many enquiries nobody has touched since `before`. */
    async countOlder(before: number): Promise<number> {
      const row = await database.read((db) =>
        db
          .selectFrom("enquiries")
          .select((of) => of.fn.countAll<number>().as("count"))
          .where("updated_at", "<", before)
          .executeTakeFirstOrThrow(),
      );
      return Number(row.count);
    },

    /** Erases enquiries that nobody has touched since `before`. */
    async eraseOlder(before: number): Promise<number> {
      return database.write(async (tx) => {
        const old = await tx.selectFrom("enquiries").select("id").where("updated_at", "<", before).limit(1000).execute();
        const erased = await erase(
          tx,
          old.map((row) => row.id),
        );
        const title = `${erased} enquiries past the time they are kept`;
        if (erased > 0) await record(tx, clock(), theProgram, { action: "erase", noun: "enquiries", title });
        return erased;
      });
    },
  };
}

/** Who worked on an enquiry last. */
async function lastActor(db: Reader, id: number): Promise<string> {
  const told = db.selectFrom("audit").select("actor").where("noun", "=", "enquiries").where("item_id", "=", id);
  return (await told.orderBy("id", "desc").limit(1).executeTakeFirst())?.actor ?? "";
}

/** Deletes enquiries, their mail, what webhooks were told of them, and what the audit log says of them. */
async function erase(tx: Writer, ids: readonly number[]): Promise<number> {
  let erased = 0;
  for (let at = 0; at < ids.length; at += erasedAtOnce) {
    const some = ids.slice(at, at + erasedAtOnce);
    const done = await tx.deleteFrom("enquiries").where("id", "in", some).executeTakeFirst();
    await tx.deleteFrom("webhook_deliveries").where("noun", "=", "enquiries").where("item_id", "in", some).execute();
    await tx.updateTable("audit").set({ before: null, after: null }).where("noun", "=", "enquiries").where("item_id", "in", some).execute();
    erased += Number(done.numDeletedRows);
  }
  return erased;
}

async function idsOfPerson(db: Reader, email: string): Promise<number[]> {
  const candidates = await db
    .selectFrom("enquiries")
    .select(["id", "email"])
    .where(sql<boolean>`search_text like ${containing(email)} escape '\\'`)
    .orderBy("id")
    .execute();
  return candidates.filter((row) => searchable(row.email) === searchable(email)).map((row) => row.id);
}

function enquiryItem(row: Selectable<EnquiryTable>, mail: Selectable<MailTable> | undefined, mailIsOff: boolean): Enquiry {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    phoneNumbers: phoneNumbersIn(row.phone),
    interestedCourses: textsOf(row.interested_courses),
    interestedExams: textsOf(row.interested_exams),
    details: row.details,
    status: enquiryStatuses.find((status) => status === row.status) ?? "New",
    notes: row.notes,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    version: row.version,
    mail: mailStateOf(mail, mailIsOff),
  };
}
