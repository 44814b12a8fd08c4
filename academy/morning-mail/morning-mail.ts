import { randomUUID } from "node:crypto";
import type { Updateable } from "kysely";
import { allows } from "#contract/accounts/roles.ts";
import { addDays } from "#contract/site/days.ts";
import type { MorningMailTable } from "#database/account-rows.ts";
import type { Database } from "#database/database.ts";
import type { Reader } from "#database/transaction.ts";
import type { Actor } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { nextTimeIn, startOfDayIn } from "../calendar.ts";
import { MailRefused, type MailSettings, MailTrouble } from "../mail.ts";
import { createQueueRunner } from "../queue-runner.ts";
import { isQuiet, type Morning, morningText, type NamedList } from "./morning-text.ts";

type Needs = Pick<MailSettings, "send" | "from" | "backOffice" | "log"> & {
  database: Database;
  clock: () => number;
  /** The academy's calendar day, YYYY-MM-DD, and its time zone. */
  today: () => string;
  timeZone: () => string;
  academy: () => Promise<{ name: string; email: string }>;
  account: string;
};

const atOClock = 7;
const minute = 60_000;
/** After noon it is no mail of the morning any more. */
const morningLasts = 5 * 60 * minute;
const claimFor = minute;
const longestGap = 30 * minute;
const listed = 20;
const daysKept = 30;

/** The mail of the morning for staff who want it, claimed and tried again like other mail. Its text is made when it goes, kept nowhere. */
export function createMorningMail({ database, clock, today, timeZone, send, from, academy, backOffice, account, log }: Needs) {
  /** When this morning began; undefined when it is not morning. */
  function morning(): number | undefined {
    const begins = nextTimeIn(timeZone(), atOClock, startOfDayIn(timeZone(), today()));
    return clock() >= begins && clock() < begins + morningLasts ? begins : undefined;
  }

  /** Those who want it, may read enquiries, and were not thought of today. */
  async function wanting(db: Reader, day: string) {
    const people = await db
      .selectFrom("admins")
      .select(["id", "role", "email"])
      .where("morning_mail_from", "!=", "")
      .where("morning_mail_from", "<=", day)
      .where("left_at", "is", null)
      .where("email", "!=", "")
      .execute();
    return people.filter(({ role }) => allows(role, "enquiries"));
  }

  async function take(day: string): Promise<void> {
    const missing = await database.read(async (db) => {
      const taken = await db.selectFrom("morning_mails").select("admin_id").where("day", "=", day).execute();
      return (await wanting(db, day)).filter(({ id }) => !taken.some(({ admin_id }) => admin_id === id));
    });
    if (missing.length === 0) return;
    await database.write(async (tx) => {
      await tx.deleteFrom("morning_mails").where("day", "<", addDays(day, -daysKept)).execute();
      // A row a person and day says that it was taken, by whichever process came first.
      const rows = missing.map(({ id }) => ({
        admin_id: id,
        day,
        state: "waiting",
        attempts: 0,
        next_at: clock(),
        message_id: randomUUID(),
      }));
      await tx
        .insertInto("morning_mails")
        .values(rows)
        .onConflict((taken) => taken.columns(["admin_id", "day"]).doNothing())
        .execute();
    });
  }

  async function claim(day: string) {
    const now = clock();
    const due = (db: Reader) =>
      db
        .selectFrom("morning_mails")
        .select("id")
        .where("day", "=", day)
        .where("state", "in", ["waiting", "sending"])
        .where("next_at", "<=", now)
        .limit(1)
        .executeTakeFirst();
    if (!(await database.read(due))) return undefined;
    return database.write(async (tx) => {
      const found = await due(tx);
      if (!found) return undefined;
      return tx
        .updateTable("morning_mails")
        .set((column) => ({ state: "sending", attempts: column("attempts", "+", 1), next_at: now + claimFor }))
        .where("id", "=", found.id)
        .where("next_at", "<=", now)
        .returningAll()
        .executeTakeFirst();
    });
  }

  const settle = (id: number, set: Updateable<MorningMailTable>) =>
    database.write((tx) => tx.updateTable("morning_mails").set(set).where("id", "=", id).execute());

  async function sendAll(stopped: () => boolean): Promise<void> {
    if (!send || morning() === undefined) return;
    const day = today();
    await take(day);
    for (let mail = await claim(day); mail && !stopped(); mail = await claim(day)) {
      const { id, admin_id, attempts, message_id } = mail;
      const person = (await database.read((db) => wanting(db, day))).find((one) => one.id === admin_id);
      const told = await database.scan((db) => morningOf(db, day, startOfDayIn(timeZone(), addDays(day, -1)), admin_id));
      if (!person || isQuiet(told)) {
        await settle(id, { state: "none" });
        continue;
      }
      try {
        const of = await academy();
        const text = morningText(told, { academy: of.name, backOffice, account });
        await send({ from: from || of.email, to: person.email, messageId: `<${message_id}@morning>`, ...text });
        await settle(id, { state: "sent", last_error: null });
      } catch (error) {
        const state = error instanceof MailRefused ? "failed" : "waiting";
        const last_error = error instanceof Error ? error.message.slice(0, 300) : "Unknown trouble";
        await settle(id, { state, last_error, next_at: clock() + Math.min(minute * 2 ** (attempts - 1), longestGap) });
        log("morning mail not sent", { reason: error instanceof MailTrouble ? error.reason : "unknown", state, attempt: attempts });
      }
    }
  }

  return {
    ...createQueueRunner("morning mail", sendAll, log),

    async read(adminId: number): Promise<{ on: boolean; email: string; mailIsOn: boolean }> {
      const row = await database.read((db) =>
        db.selectFrom("admins").select(["morning_mail_from", "email"]).where("id", "=", adminId).executeTakeFirstOrThrow(),
      );
      return { on: row.morning_mail_from !== "", email: row.email, mailIsOn: send !== undefined };
    },

    async set(adminId: number, on: boolean, actor: Actor): Promise<void> {
      const first = clock() < nextTimeIn(timeZone(), atOClock, startOfDayIn(timeZone(), today())) ? today() : addDays(today(), 1);
      await database.write(async (tx) => {
        await tx
          .updateTable("admins")
          .set({ morning_mail_from: on ? first : "" })
          .where("id", "=", adminId)
          .execute();
        await record(tx, clock(), actor, { action: on ? "morning-mail-on" : "morning-mail-off", noun: "accounts", item_id: adminId });
      });
    },
  };
}

async function morningOf(db: Reader, day: string, yesterday: number, me: number): Promise<Morning> {
  const open = db.selectFrom("enquiries").where("merged_into", "is", null).where("status", "not in", ["Closed", "Spam"]);
  const mine = open.where("owner_id", "=", me);
  const list = async (rows: typeof open): Promise<NamedList> => {
    const items = await rows.select(["id", "name"]).orderBy("id").limit(listed).execute();
    if (items.length < listed) return { items, more: 0 };
    const counted = await rows.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
    return { items, more: Number(counted.count) - items.length };
  };
  return {
    due: await list(mine.where("next_on", "=", day)),
    overdue: await list(mine.where("next_on", "<", day).where("next_on", "!=", "")),
    fresh: await list(open.where("status", "=", "New").where("created_at", ">=", yesterday)),
  };
}
