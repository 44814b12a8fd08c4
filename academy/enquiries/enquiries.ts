import type { ChangedEnquiry, ContactMessage, Enquiry, EnquiryEvent, NewEnquiryEvent } from "#contract/enquiries/enquiry.ts";
import type { EnquiryQuery, NearEnquiries, StaffEnquiry } from "#contract/enquiries/staff-enquiries.ts";
import type { Listed, ListQuery } from "#contract/list.ts";
import type { Database } from "#database/database.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import type { Actor } from "../actor.ts";
import { classChoices } from "../class-choices.ts";
import { type EnquiryRow, enquiriesThatCount, enquiryIn } from "../enquiry-rows.ts";
import { NotFound, SavedBySomeoneElse } from "../errors.ts";
import { createdBefore, type IdempotencyKey, once } from "../idempotency-key.ts";
import { addMail } from "../jobs/job-rows.ts";
import { textsOf } from "../json-list.ts";
import { readListPage, readRows } from "../list-page.ts";
import { countOf } from "../rows.ts";
import { classesInTrash, namesOfClasses } from "../seats.ts";
import { receiveFromStaff, receiveMessage, type TellOfEnquiry } from "./arrival/receive-enquiry.ts";
import { type Change, changeEnquiry, firstWaiting, type TellOfFullClass } from "./enquiry-change.ts";
import { enquiryItems, writtenOf } from "./enquiry-item.ts";
import { eventsOf, writeEvent } from "./events.ts";
import { ownersToChoose } from "./owner.ts";
import { createErasing } from "./person/erasing.ts";
import { idsOfPerson, idsRelated } from "./person/related.ts";
import { rosterOf } from "./roster.ts";
import { finds, hasInEnquiries } from "./search/enquiry-search.ts";
import { chosen, countViews, inOrder } from "./search/enquiry-views.ts";
import { createNameWords } from "./search/name-words.ts";
import { isNear, nearWordsOf, writtenWords } from "./search/near-search.ts";
import { createSearchRenewal } from "./search/search-renewal.ts";
import { changesSeats, type InTransaction } from "./seat-changes.ts";

export type Enquiries = ReturnType<typeof createEnquiries>;

/** So many near ones are shown below what was found. */
const mostNear = 20;

type EnquiryNeeds = {
  database: Database;
  clock: () => number;
  /** The academy's day, YYYY-MM-DD, and the moment at which it began. */
  today: () => string;
  startOfDay: (day: string) => number;
  mailIsOff: () => boolean;
  tellOfEnquiry: TellOfEnquiry;
  tellOfFullClass: TellOfFullClass;
};

/** Enquiries that are read at once with their notes: each may have 50 of them, of 5,000 letters. */
const mostWritten = 250;

export function createEnquiries({ database, clock, today, startOfDay, mailIsOff, tellOfEnquiry, tellOfFullClass }: EnquiryNeeds) {
  /** Their classes are called as they are now, with the first day that holds now; those that are gone as they were. */
  async function itemsOf(db: Reader, rows: readonly EnquiryRow[]): Promise<Enquiry[]> {
    const ids = [...new Set(rows.flatMap(({ class_id }) => class_id ?? []))];
    const names = await namesOfClasses(db, ids);
    const gone = ids.filter((id) => !names.has(id));
    const inTrash = await classesInTrash(db, gone);
    const items = await enquiryItems(db, rows, mailIsOff());
    return items.map((one) => {
      const name = names.get(one.class_id ?? 0);
      if (one.class_id === null || name !== undefined) return { ...one, class_name: name ?? one.class_name };
      return { ...one, class_gone: inTrash.has(one.class_id) ? "trash" : "deleted" };
    });
  }

  const withMail = (db: Reader) => async (ids: number[]) =>
    itemsOf(db, await db.selectFrom("enquiries").selectAll().where("id", "in", ids).execute());

  const withWritten = (db: Reader) => async (ids: number[]) => {
    const written = await writtenOf(db, ids);
    return (await withMail(db)(ids)).map((one) => ({ ...one, written: written.get(one.id) ?? [] }));
  };

  async function inOrderOf(db: Reader, ids: number[]): Promise<Enquiry[]> {
    if (ids.length === 0) return [];
    const items = await withMail(db)(ids);
    return items.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  }

  async function foundBy(db: Reader, { q, ...query }: EnquiryQuery, admin: number | undefined) {
    const rows = chosen(db, query, { admin, today: today(), startOfDay });
    return q ? rows.where(finds(q, await hasInEnquiries(db))) : rows;
  }

  async function item(db: Reader, row: EnquiryRow): Promise<Enquiry> {
    const [found] = await itemsOf(db, [row]);
    if (!found) throw new Error("An enquiry was lost while it was read");
    return found;
  }

  const nameWords = createNameWords({ scan: (work) => database.scan(work), clock });
  const inTransaction: InTransaction = (movesSeats, work) => (movesSeats ? database.change("classes", work) : database.write(work));

  /** Tells of an enquiry that turned out to be no spam, unless it was told of before staff called it spam. */
  async function announce(tx: Writer, { id, ...row }: EnquiryRow): Promise<void> {
    const about = tx.selectFrom("jobs").select("id").where("noun", "=", "enquiries").where("item_id", "=", id);
    const told = await about.where("kind", "=", "notice").executeTakeFirst();
    if (told || row.channel !== "website") return;
    await addMail(tx, clock(), { enquiry_id: id, kind: "notice" });
    const asked = { interestedCourses: textsOf(row.interested_courses), interestedExams: textsOf(row.interested_exams) };
    await tellOfEnquiry(tx, clock(), id, asked);
  }

  return {
    /** The id of the enquiry that was stored with this key before. Throws KeyReused. */
    receivedBefore: (idempotencyKey: IdempotencyKey): Promise<number | undefined> =>
      database.read((db) => createdBefore(db, idempotencyKey)),

    /** Stores what the contact form sent and its mail, once for each key; when this resolves, both are on disk. Throws KeyReused. */
    receive: (
      message: ContactMessage,
      { receipt = true, idempotencyKey }: { receipt?: boolean; idempotencyKey?: IdempotencyKey | undefined } = {},
    ): Promise<number> =>
      database.write((tx) =>
        once(tx, clock(), idempotencyKey, () => receiveMessage(tx, { now: clock(), tellOfEnquiry }, message, receipt)),
      ),

    /** Stores what staff write down of somebody who called, came or wrote, and may give them a seat. Throws Invalid, ClassFull, KeyReused. */
    async create({ overbook, ...enquiry }: StaffEnquiry, actor: Actor, idempotencyKey?: IdempotencyKey): Promise<Enquiry> {
      const now = clock();
      const placed = (["Enrolled", "Waiting"] as const).find((status) => status === enquiry.status);
      const id = await inTransaction(placed !== undefined && Boolean(enquiry.class_id), (tx) =>
        once(tx, now, idempotencyKey, async () => {
          const first = { ...enquiry, ...(placed && { status: "Contacted" as const }) };
          const added = await receiveFromStaff(tx, { now, tellOfEnquiry }, first, actor);
          if (placed) await changeEnquiry(tx, now, actor, { id: added, status: placed, overbook }, { tellOfFullClass, announce });
          return added;
        }),
      );
      return this.get(id);
    },

    async list({ written = "false", ...query }: EnquiryQuery = {}, admin?: number): Promise<Listed<Enquiry>> {
      const isCopy = written === "true";
      return database.scan(async (db) => {
        const found = await foundBy(db, query, admin);
        return readRows(isCopy ? { ...query, limit: Math.min(query.limit ?? mostWritten, mostWritten) } : query, {
          query: found,
          ids: inOrder(found, query).select("id"),
          rows: isCopy ? withWritten(db) : withMail(db),
          item: (one) => one,
        });
      });
    },

    /** What a search with a mistake in a name may have meant, without what it found. */
    async near({ q = "", ...query }: EnquiryQuery, admin?: number): Promise<NearEnquiries> {
      const near = await nearWordsOf(q, nameWords);
      if (!near) return { words: [], enquiries: [] };
      return database.scan(async (db) => {
        const has = await hasInEnquiries(db);
        const rows = chosen(db, query, { admin, today: today(), startOfDay }).where(isNear(q, near, has));
        const ids = (await inOrder(rows, query).select("id").limit(mostNear).execute()).map(({ id }) => id);
        const enquiries = await inOrderOf(db, ids);
        const names = enquiries.map(({ name }) => name);
        return { words: writtenWords(names, near), enquiries };
      });
    },

    views: (since: number | undefined, admin: number) =>
      database.scan((db) => countViews(db, since, { admin, today: today(), startOfDay })),
    owners: () => database.scan(ownersToChoose),
    classes: () => database.read((db) => classChoices(db, today())),

    /** Throws NotFound. */
    get: (id: number): Promise<Enquiry> => database.read(async (db) => item(db, await enquiryIn(db, id))),

    async find(id: number): Promise<Enquiry | undefined> {
      return database.read(async (db) => {
        const row = await db.selectFrom("enquiries").selectAll().where("id", "=", id).executeTakeFirst();
        return row && item(db, row);
      });
    },

    countNew: (): Promise<number> => database.scan((db) => countOf(enquiriesThatCount(db).where("status", "=", "New"))),

    /** Changes one enquiry. Throws NotFound, SavedBySomeoneElse, Invalid, ClassFull. */
    async change(id: number, wanted: Change, actor: Actor, retries = 3): Promise<ChangedEnquiry> {
      const before = await database.read((db) => enquiryIn(db, id));
      const changed = inTransaction(changesSeats(before, wanted), async (tx) => {
        // What was read before must still hold, or the wrong transaction would move seats.
        const version = wanted.version ?? before.version;
        const row = await changeEnquiry(tx, clock(), actor, { ...wanted, id, version }, { tellOfFullClass, announce });
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

    /** The timeline of an enquiry, with those that were merged into it. Throws NotFound. */
    async events(id: number): Promise<EnquiryEvent[]> {
      return database.read(async (db) => {
        const rows = await db
          .selectFrom("enquiries")
          .select("id")
          .where((is) => is.or([is("id", "=", id), is("merged_into", "=", id)]))
          .execute();
        if (rows.length === 0) throw new NotFound("Enquiry not found");
        const ids = rows.map((row) => row.id);
        return eventsOf(db, ids, mailIsOff());
      });
    },

    roster: (classId: number) => database.read((db) => rosterOf(db, classId, (rows) => itemsOf(db, rows))),

    /** Adds to the timeline what staff write down; answers the id. A retry with the same key adds nothing. Throws NotFound, KeyReused. */
    async addEvent(id: number, event: NewEnquiryEvent, actor: Actor, idempotencyKey?: IdempotencyKey): Promise<number> {
      const [now, midnight] = [clock(), startOfDay(today())];
      return database.write((tx) => once(tx, now, idempotencyKey, () => writeEvent(tx, id, { now, today: midnight, actor }, event)));
    },

    /** Other enquiries of the same person, those merged with this one first. Throws NotFound. */
    async related(id: number): Promise<Enquiry[]> {
      return database.scan(async (db) => {
        const ids = await idsRelated(db, id);
        if (!ids) throw new NotFound("Enquiry not found");
        return inOrderOf(db, ids);
      });
    },

    async ofPerson(email: string, cut: ListQuery = {}): Promise<Listed<Enquiry>> {
      return database.scan(async (db) => {
        const ids = await idsOfPerson(db, email);
        return readListPage(cut, {
          ids: async (limit, offset) => ids.slice(offset, offset + limit),
          count: async () => ids.length,
          rows: withWritten(db),
          id: ({ id }) => id,
          item: (one) => one,
        });
      });
    },

    searchTexts: createSearchRenewal({ read: (work) => database.read(work), write: (work) => database.write(work) }),

    ...createErasing({ scan: (work) => database.scan(work), inTransaction, clock }),
  };
}
