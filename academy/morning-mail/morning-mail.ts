import { allows } from "#contract/accounts/roles.ts";
import { doneWith } from "#contract/enquiries/status-once-planned.ts";
import { addDays } from "#contract/site/days.ts";
import type { Database } from "#database/database.ts";
import type { Reader } from "#database/transaction.ts";
import { accountOf } from "../account-of.ts";
import type { Actor } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { nextTimeIn, startOfDayIn } from "../calendar.ts";
import { enquiriesThatCount } from "../enquiry-rows.ts";
import { addJobs, type Job } from "../jobs/job-rows.ts";
import type { JobSource } from "../jobs/jobs.ts";
import { morningPolicy } from "../jobs/retry.ts";
import { type MailSettings, outcomeOf, senderOf } from "../mail.ts";
import { countOf } from "../rows.ts";
import { isQuiet, type Morning, morningText, type NamedList } from "./morning-text.ts";

type Needs = {
  mail: Pick<MailSettings, "now" | "isOn" | "backOffice">;
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
/** Until noon. */
const morningLasts = 5 * 60 * minute;
const listed = 20;
const lane = "morning mail";

/** The mail of the morning for staff who want it. Its text is made when it goes, kept nowhere. */
export function createMorningMail({ database, clock, today, timeZone, mail, academy, account }: Needs) {
  let lookedAt = Number.NEGATIVE_INFINITY;

  /** When this morning began; undefined when it is not morning. */
  function morning(): number | undefined {
    const begins = nextTimeIn(timeZone(), atOClock, startOfDayIn(timeZone(), today()));
    return clock() >= begins && clock() < begins + morningLasts ? begins : undefined;
  }

  /** Those who want it on a day and may read enquiries. */
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

  const key = (id: number, day: string) => `${lane} ${id} ${day}`;

  /** Adds the jobs of a day: one for each person, by whichever process comes first. */
  async function addJobsOf(day: string): Promise<void> {
    const missing = await database.read(async (db) => {
      const people = await wanting(db, day);
      if (people.length === 0) return [];
      const keys = people.map(({ id }) => key(id, day));
      const taken = await db.selectFrom("jobs").select("once").where("once", "in", keys).execute();
      return people.filter(({ id }) => !taken.some(({ once }) => once === key(id, day)));
    });
    if (missing.length === 0) return;
    const jobs = missing.map(({ id }) => ({
      ...{ lane, kind: "morning", noun: "accounts", item_id: id, body: day },
      once: key(id, day),
    }));
    await database.write((tx) => addJobs(tx, clock(), jobs));
  }

  async function deliver({ item_id: id, body: day, message_id }: Job): Promise<boolean> {
    const person = (await database.read((db) => wanting(db, day))).find((one) => one.id === id);
    // A mail left over from an earlier morning is not sent any more.
    const { send, from } = await mail.now();
    if (!person || !send || day !== today()) return false;
    const told = await database.scan((db) => morningOf(db, day, startOfDayIn(timeZone(), addDays(day, -1)), person.id));
    if (isQuiet(told)) return false;
    const of = await academy();
    const text = morningText(told, { academy: of.name, backOffice: mail.backOffice, account });
    await send({ from: senderOf(from, of), to: person.email, messageId: `<${message_id}@morning>`, ...text });
    return true;
  }

  /** The lane of this mail, which is open in the morning. */
  const source: JobSource = {
    async lanes() {
      if (morning() === undefined || !(await mail.now()).send) return [];
      if (Math.abs(clock() - lookedAt) >= minute) {
        lookedAt = clock();
        await addJobsOf(today());
      }
      return [{ name: lane, policy: morningPolicy, send: (job) => outcomeOf(() => deliver(job)) }];
    },
  };

  return {
    source,

    async read(adminId: number): Promise<{ on: boolean; email: string; mailIsOn: boolean }> {
      const { morning_mail_from, email } = await database.read((db) => accountOf(db, adminId));
      return { on: morning_mail_from !== "", email, mailIsOn: mail.isOn() };
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
  const open = enquiriesThatCount(db).where("status", "not in", doneWith);
  const mine = open.where("owner_id", "=", me);
  const list = async (rows: typeof open): Promise<NamedList> => {
    const items = await rows.select(["id", "name"]).orderBy("id").limit(listed).execute();
    return { items, more: items.length < listed ? 0 : (await countOf(rows)) - items.length };
  };
  return {
    due: await list(mine.where("next_on", "=", day)),
    overdue: await list(mine.where("next_on", "<", day).where("next_on", "!=", "")),
    fresh: await list(open.where("status", "=", "New").where("created_at", ">=", yesterday)),
  };
}
