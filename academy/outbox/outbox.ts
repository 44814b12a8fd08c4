import { randomUUID } from "node:crypto";
import type { Insertable, Selectable, Updateable } from "kysely";
import type { Database } from "#database/database.ts";
import type { EnquiryTable, MailTable } from "#database/rows.ts";
import type { Writer } from "#database/transaction.ts";
import type { Attention } from "../attention/attention-line.ts";
import { type ComposedMail, MailRefused, type MailSettings, MailTrouble, type SendMail } from "../mail.ts";
import { createQueueRunner } from "../queue-runner.ts";
import { troublesOfMail } from "./mail-attention.ts";

type Mail = Selectable<MailTable>;
type Enquiry = Selectable<EnquiryTable>;
type NewMail = Pick<Insertable<MailTable>, "enquiry_id" | "subject" | "body" | "event_id"> & { kind: "notice" | "receipt" | "reply" };
export type AddMail = typeof addMail;

type OutboxSettings = Pick<MailSettings, "send" | "log"> & {
  compose: (mail: Mail, enquiry: Enquiry) => Promise<ComposedMail>;
};

const sendsNothing: OutboxSettings = {
  send: undefined,
  compose: () => Promise.reject(new Error("This outbox sends nothing")),
  log: () => {},
};

const claimFor = 60_000;
const tellsOfRefused = 14 * 24 * 3_600_000;
const hour = 3_600_000;
/** A mail server that is broken from Friday evening until Monday must not cost a mail: the gaps below add up to five days. */
const attemptsInAll = 52;
const longestGap = 3 * hour;
/** A mail that could not even be tried for so long would only surprise: the first SMTP_URL must not send last year's receipts. */
const tooLate = 7 * 24 * hour;
const tooLateNote = "Not sent: it had waited for more than a week when mail became possible. Please answer from here.";
const gaveUpNote = "Given up after five days.";

/** Waits 5 s, 10 s, 20 s … up to 3 hours between attempts. */
export function waitAfter(attempt: number): number {
  return Math.min(5000 * 2 ** (attempt - 1), longestGap);
}

/** Puts a mail into the outbox, in the transaction of what it tells of. `now`: milliseconds since 1970. */
export async function addMail(tx: Writer, now: number, mail: NewMail): Promise<void> {
  const waiting = { state: "waiting", attempts: 0, next_at: now, last_error: null, sent_at: null };
  await tx
    .insertInto("mails")
    .values({ ...mail, ...waiting, message_id: randomUUID() })
    .execute();
}

/** Sends the mail that enquiries left. A mail is claimed, so that one process sends it; the claim of a process that dies runs out. */
export function createOutbox(database: Database, clock: () => number, settings: OutboxSettings = sendsNothing) {
  async function hasLate(): Promise<boolean> {
    const late = await database.read((db) =>
      db
        .selectFrom("mails")
        .select("id")
        .where("state", "in", ["waiting", "sending"])
        .where("next_at", "<", clock() - tooLate)
        .limit(1)
        .executeTakeFirst(),
    );
    return late !== undefined;
  }

  async function dropLate(): Promise<void> {
    const late = { state: "failed", last_error: tooLateNote };
    const dropped = await database.write((tx) =>
      tx
        .updateTable("mails")
        .set(late)
        .where("state", "in", ["waiting", "sending"])
        .where("next_at", "<", clock() - tooLate)
        .executeTakeFirst(),
    );
    const mails = Number(dropped.numUpdatedRows);
    if (mails > 0) settings.log("mail not sent", { reason: "too late", mails });
  }

  async function claim(): Promise<{ mail: Mail; enquiry: Enquiry } | undefined> {
    const now = clock();
    return database.write(async (tx) => {
      const due = await tx
        .selectFrom("mails")
        .select("id")
        .where("state", "in", ["waiting", "sending"])
        .where("next_at", "<=", now)
        .where("next_at", ">=", now - tooLate)
        .orderBy("next_at")
        .limit(1)
        .executeTakeFirst();
      if (!due) return undefined;
      const mail = await tx
        .updateTable("mails")
        .set((column) => ({ state: "sending", attempts: column("attempts", "+", 1), next_at: now + claimFor }))
        .where("id", "=", due.id)
        .where("next_at", "<=", now)
        .returningAll()
        .executeTakeFirst();
      if (!mail) return undefined;
      const enquiry = await tx.selectFrom("enquiries").selectAll().where("id", "=", mail.enquiry_id).executeTakeFirstOrThrow();
      return { mail, enquiry };
    });
  }

  async function deliver(send: SendMail, mail: Mail, enquiry: Enquiry): Promise<void> {
    // The same at each try, so that the rare second delivery after a crash is recognised as one mail.
    await send({ ...(await settings.compose(mail, enquiry)), messageId: `<${mail.message_id}@enquiries>` });
  }

  async function settle(mail: Mail, error: unknown): Promise<void> {
    const final = error instanceof MailRefused || mail.attempts >= attemptsInAll;
    const why = error instanceof Error ? error.message.slice(0, 300) : "Unknown trouble";
    const done =
      error === undefined
        ? { state: "sent", sent_at: clock(), last_error: null }
        : {
            state: final ? "failed" : "waiting",
            next_at: clock() + waitAfter(mail.attempts),
            last_error: mail.attempts >= attemptsInAll ? `${gaveUpNote} ${why}` : why,
          };
    await database.write((tx) => tx.updateTable("mails").set(done).where("id", "=", mail.id).execute());
    if (error === undefined) return;
    const reason = error instanceof MailTrouble ? error.reason : "unknown";
    settings.log("mail not sent", { reason, state: done.state, mail: mail.id, attempt: mail.attempts });
  }

  const settleHeld = (set: Updateable<MailTable>): Promise<number> =>
    database.write(async (tx) =>
      Number((await tx.updateTable("mails").set(set).where("state", "=", "held").executeTakeFirst()).numUpdatedRows),
    );

  async function sendAll(stopped: () => boolean): Promise<void> {
    const send = settings.send;
    if (!send) return;
    if (await hasLate()) await dropLate();
    while (!stopped()) {
      const claimed = await claim();
      if (!claimed) return;
      const error: unknown = await deliver(send, claimed.mail, claimed.enquiry).then(
        () => undefined,
        (trouble: unknown) => trouble ?? new Error("Unknown trouble"),
      );
      await settle(claimed.mail, error);
    }
  }

  return {
    ...createQueueRunner("outbox", sendAll, settings.log),
    async held(): Promise<number> {
      const row = await database.read((db) =>
        db
          .selectFrom("mails")
          .select((of) => of.fn.countAll<number>().as("count"))
          .where("state", "=", "held")
          .executeTakeFirstOrThrow(),
      );
      return Number(row.count);
    },
    release: () => settleHeld({ state: "waiting", attempts: 0, next_at: clock(), last_error: null }),
    drop: () => settleHeld({ state: "failed", last_error: "Not sent: given up after a backup was restored." }),

    async attention(): Promise<Attention[]> {
      // Without a mail server everything waits, and that is said by its setting.
      if (!settings.send) return troublesOfMail({ refused: 0, waiting: 0, held: await this.held() });
      const lately = clock() - tellsOfRefused;
      const rows = await database.read((db) =>
        db
          .selectFrom("mails")
          .innerJoin("enquiries", "enquiries.id", "mails.enquiry_id")
          .select(["mails.state", (of) => of.fn.countAll<number>().as("count")])
          .where("mails.state", "in", ["waiting", "sending", "failed", "held"])
          .where((is) =>
            is.or([
              is.and([is("mails.state", "=", "failed"), is("enquiries.created_at", ">", lately)]),
              is.and([is("mails.state", "in", ["waiting", "sending"]), is("mails.attempts", ">", 1)]),
              is("mails.state", "=", "held"),
            ]),
          )
          .groupBy("mails.state")
          .execute(),
      );
      const count = (...states: string[]) =>
        rows.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + Number(row.count), 0);
      return troublesOfMail({ refused: count("failed"), waiting: count("waiting", "sending"), held: count("held") });
    },

    /** Mails not sent yet, and those given up or held after a restore. */
    async backlog(): Promise<{ waiting: number; failed: number }> {
      const rows = await database.read((db) =>
        db
          .selectFrom("mails")
          .select(["state", (of) => of.fn.countAll<number>().as("count")])
          .where("state", "!=", "sent")
          .groupBy("state")
          .execute(),
      );
      const count = (states: string[]) => rows.filter((row) => states.includes(row.state)).reduce((sum, row) => sum + Number(row.count), 0);
      return { waiting: count(["waiting", "sending"]), failed: count(["failed", "held"]) };
    },
  };
}
