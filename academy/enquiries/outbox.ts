import type { Selectable } from "kysely";
import type { Database } from "#database/database.ts";
import type { EnquiryTable, MailTable } from "#database/tables.ts";
import { noticeText, receiptText } from "./mail-text.ts";

/** Hands one mail to a mail server. Throws MailRefused when trying again is pointless, any other error otherwise. */
export type SendMail = (mail: { to: string; replyTo?: string; subject: string; text: string; messageId: string }) => Promise<void>;

/** The mail server refused this mail for good. */
export class MailRefused extends Error {
  override name = "MailRefused";
}

export type OutboxSettings = {
  /** Undefined: no mail server is configured. */
  send: SendMail | undefined;
  /** Who is told of an enquiry. */
  to: string;
  academy: { name: string; phone: string; email: string };
  backOffice: string;
  log: (message: string, facts: Record<string, unknown>) => void;
};

const claimFor = 60_000;
const attemptsInAll = 60;

/** Waits 5 s, 10 s, 20 s … up to 15 minutes between attempts: about ten hours in all. */
function waitAfter(attempt: number): number {
  return Math.min(5000 * 2 ** (attempt - 1), 15 * 60_000);
}

/**
 * Sends the mail that enquiries left in the database. A mail is claimed before it is handed over, so that one
 * process sends it; a process that dies in between leaves the claim to run out. Its Message-ID stays the same,
 * so that the rare second delivery after a crash is recognised as one mail.
 */
export function createOutbox(database: Database, clock: () => number, settings: OutboxSettings) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;

  async function claim(): Promise<{ mail: Selectable<MailTable>; enquiry: Selectable<EnquiryTable> } | undefined> {
    const now = clock();
    return database.write(async (tx) => {
      const due = await tx
        .selectFrom("mails")
        .select("id")
        .where("state", "in", ["waiting", "sending"])
        .where("next_at", "<=", now)
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

  async function deliver(send: SendMail, mail: Selectable<MailTable>, enquiry: Selectable<EnquiryTable>): Promise<void> {
    const messageId = `<${mail.message_id}@enquiries>`;
    if (mail.kind === "notice") {
      await send({ to: settings.to, replyTo: enquiry.email, messageId, ...noticeText(enquiry, settings.backOffice) });
    } else {
      await send({ to: enquiry.email, replyTo: settings.academy.email, messageId, ...receiptText(settings.academy) });
    }
  }

  async function settle(mail: Selectable<MailTable>, error: unknown): Promise<void> {
    const done =
      error === undefined
        ? { state: "sent", sent_at: clock(), last_error: null }
        : {
            state: error instanceof MailRefused || mail.attempts >= attemptsInAll ? "failed" : "waiting",
            next_at: clock() + waitAfter(mail.attempts),
            last_error: error instanceof Error ? error.message.slice(0, 300) : "Unknown trouble",
          };
    await database.write((tx) => tx.updateTable("mails").set(done).where("id", "=", mail.id).execute());
    if (error !== undefined) settings.log("mail not sent", { mail: mail.id, attempt: mail.attempts, state: done.state });
  }

  /** Sends what is due now. */
  async function sendDue(): Promise<void> {
    const send = settings.send;
    if (!send) return;
    while (!stopped) {
      const claimed = await claim();
      if (!claimed) return;
      const error: unknown = await deliver(send, claimed.mail, claimed.enquiry).then(
        () => undefined,
        (trouble: unknown) => trouble ?? new Error("Unknown trouble"),
      );
      await settle(claimed.mail, error);
    }
  }

  function nudge(): void {
    if (running || stopped) return;
    running = sendDue()
      .catch((error: unknown) => settings.log("outbox stopped for now", { error: String(error) }))
      .finally(() => {
        running = undefined;
      });
  }

  return {
    sendDue,
    /** Sends soon, without making the caller wait. */
    nudge,
    start(every = 2000): void {
      timer = setInterval(nudge, every);
      timer.unref();
      nudge();
    },
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await running;
    },
    /** Mails not sent yet, and those given up. */
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
      return { waiting: count(["waiting", "sending"]), failed: count(["failed"]) };
    },
  };
}
