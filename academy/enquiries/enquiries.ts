import { randomUUID } from "node:crypto";
import type { ChangedEnquiry, ContactMessage, Enquiry, EnquiryEvent } from "#contract/enquiry.ts";
import type { EnquiryStatus } from "#contract/enquiry-words.ts";
import type { Listed, ListQuery } from "#contract/list.ts";
import type { Database } from "#database/database.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { type Actor, theProgram } from "../actor.ts";
import { type Attempt, createdBefore, once } from "../attempt.ts";
import { record } from "../audit/audit.ts";
import { NotFound, SavedBySomeoneElse } from "../errors.ts";
import { readPage } from "../list-page.ts";
import { type Change, type ClassSeats, changeEnquiry, firstWaiting, hasPlace, movesPlaces } from "./enquiry-change.ts";
import { type EnquiryRow, enquiryItems } from "./enquiry-item.ts";
import { finds, renewSearchTexts, searchText } from "./enquiry-search.ts";
import { erase, idsOfPerson } from "./erasing.ts";
import { addEvent, eventsOf } from "./events.ts";
import { mayHaveReceipt } from "./receipts.ts";
import { rosterOf } from "./roster.ts";

export type Enquiries = ReturnType<typeof createEnquiries>;
export type EnquiryListQuery = ListQuery & { status?: EnquiryStatus | undefined };

/** Tells others of an enquiry, in the transaction that stores it. */
type TellOfEnquiry = (tx: Writer, now: number, id: number, message: ContactMessage) => Promise<void>;

type EnquiryNeeds = {
  database: Database;
  clock: () => number;
  /** No mail server is configured, so mail waits. */
  mailIsOff: boolean;
  tellOfEnquiry: TellOfEnquiry;
  seats: ClassSeats;
};

/** The repository of enquiries. */
export function createEnquiries({ database, clock, mailIsOff, tellOfEnquiry, seats }: EnquiryNeeds) {
  /** How readPage reads enquiries. */
  const rowsWithMail = (db: Reader) => ({
    async rows(ids: number[]) {
      return enquiryItems(db, await db.selectFrom("enquiries").selectAll().where("id", "in", ids).execute(), mailIsOff);
    },
    id: ({ id }: Enquiry) => id,
    item: (enquiry: Enquiry) => enquiry,
  });

  async function item(db: Reader, row: EnquiryRow): Promise<Enquiry> {
    const [found] = await enquiryItems(db, [row], mailIsOff);
    if (!found) throw new Error("An enquiry was lost while it was read");
    return found;
  }

  /** Runs work in the transaction that it needs: with the lock on classes where places move, so that no seat is taken twice. */
  async function inTransaction<T>(places: boolean, work: (tx: Writer) => Promise<T>): Promise<T> {
    return places ? database.change("classes", work) : database.write(work);
  }

  const placesAmong = (db: Reader, ids: readonly number[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db.selectFrom("enquiries").select(["class_id", "status", "merged_into"]).where("id", "in", ids).execute();

  /** Erases what `find` finds; a seat that gets free is seen on the site. */
  async function eraseFound(
    find: (db: Reader) => Promise<number[]>,
    told: (erased: number) => { title: string; item_id?: number },
    actor: Actor,
  ) {
    const before = await database.read(async (db) => placesAmong(db, await find(db)));
    return inTransaction(before.some(hasPlace), async (tx) => {
      const erased = await erase(tx, await find(tx));
      if (erased > 0) await record(tx, clock(), actor, { action: "erase", noun: "enquiries", ...told(erased) });
      return erased;
    });
  }

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
          const class_name = (message.class_id && (await seats.nameOf(tx, message.class_id))) || "";
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
              search_text: searchText({ ...message, notes: "", class_name }),
              created_at: now,
              updated_at: now,
              ...(class_name && { class_id: message.class_id, class_name }),
            })
            .returning("id")
            .executeTakeFirstOrThrow();
          const waiting = { enquiry_id: id, state: "waiting", attempts: 0, next_at: now, last_error: null, sent_at: null };
          const kinds = receipt && (await mayHaveReceipt(tx, message.email, now)) ? ["notice", "receipt"] : ["notice"];
          const mails = kinds.map((kind) => ({ ...waiting, kind, message_id: randomUUID() }));
          await tx.insertInto("mails").values(mails).execute();
          await addEvent(tx, id, now, "", "received");
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
        return row && item(db, row);
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

    /**
     * Changes one enquiry; `first_waiting`: who is first on the waiting list of the class whose seat this left.
     * Throws NotFound, SavedBySomeoneElse, Invalid, ClassFull.
     */
    async change(id: number, wanted: Change, actor: Actor, retries = 3): Promise<ChangedEnquiry> {
      const before = await database.read((db) => db.selectFrom("enquiries").selectAll().where("id", "=", id).executeTakeFirst());
      if (!before) throw new NotFound("Enquiry not found");
      const changed = inTransaction(movesPlaces(before, wanted), async (tx) => {
        // What was read before must still hold, or the wrong transaction would move places.
        const version = wanted.version ?? before.version;
        const row = await changeEnquiry(tx, clock(), actor, { ...wanted, id, version }, seats);
        const left =
          before.status === "Enrolled" && before.class_id !== null && (row.status !== "Enrolled" || row.class_id !== before.class_id);
        const next = left && before.class_id !== null ? await firstWaiting(tx, before.class_id) : undefined;
        return { ...(await item(tx, row)), ...(next && { first_waiting: next }) };
      });
      return changed.catch((error) => {
        const again = error instanceof SavedBySomeoneElse && wanted.version === undefined && retries > 0;
        if (!again) throw error;
        return this.change(id, wanted, actor, retries - 1);
      });
    },

    /** Erases the enquiry and its mail for good: people have a right to that. Throws NotFound. */
    async remove(id: number, actor: Actor): Promise<void> {
      const erased = await eraseFound(
        async () => [id],
        () => ({ title: `Enquiry ${id}`, item_id: id }),
        actor,
      );
      if (erased === 0) throw new NotFound("Enquiry not found");
    },

    /** The timeline of an enquiry, with those that were merged into it. Throws NotFound. */
    async events(id: number): Promise<EnquiryEvent[]> {
      return database.read(async (db) => {
        const rows = await db
          .selectFrom("enquiries")
          .select("id")
          .where((is) => is.or([is("id", "=", id), is("merged_into", "=", id)]))
          .execute();
        if (rows.length === 0) throw new NotFound("Enquiry not found");
        return eventsOf(
          db,
          rows.map((row) => row.id),
        );
      });
    },

    /** Who has a seat of a class, and who waits for one. */
    roster: (classId: number) => database.read((db) => rosterOf(db, classId, mailIsOff)),

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
    erasePerson: (email: string, actor: Actor): Promise<number> =>
      eraseFound(
        (db) => idsOfPerson(db, email),
        (erased) => ({ title: `All ${erased} enquiries of one person` }),
        actor,
      ),

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
    eraseOlder: (before: number): Promise<number> =>
      eraseFound(
        async (db) => {
          const old = await db.selectFrom("enquiries").select("id").where("updated_at", "<", before).limit(1000).execute();
          return old.map(({ id }) => id);
        },
        (erased) => ({ title: `${erased} enquiries past the time they are kept` }),
        theProgram,
      ),
  };
}
