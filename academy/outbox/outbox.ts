import type { Selectable } from "kysely";
import type { Listed, ListQuery } from "#contract/list.ts";
import { type UnsentMail, unsentMailStates } from "#contract/operations/mail.ts";
import type { Database } from "#database/database.ts";
import type { EnquiryTable } from "#database/tables.ts";
import type { Actor } from "../actor.ts";
import type { Attention } from "../attention/attention-line.ts";
import { record } from "../audit/audit.ts";
import { NotFound } from "../errors.ts";
import { isoMoment } from "../iso-moment.ts";
import { countJobs, enquiryMailLane, giveUp, isLate, type Job, laneOf, listJobs, sendAgain } from "../jobs/job-rows.ts";
import type { JobSource } from "../jobs/jobs.ts";
import { isBroken, mailPolicy } from "../jobs/retry.ts";
import { inParts } from "../limits/in-parts.ts";
import { type ComposedMail, type MailSettings, outcomeOf } from "../mail.ts";
import { troublesOfMail } from "./mail-attention.ts";

type OutboxSettings = {
  mail: Pick<MailSettings, "now">;
  compose: (mail: Job, enquiry: Selectable<EnquiryTable>) => Promise<ComposedMail>;
};

const day = 24 * 3_600_000;
/** A broken mail server is noticed within this time; older enquiries are answered by now, and a mail would surprise. */
const lately = 14 * day;
/** The first mail server must not send last year's receipts. */
const tooLate = {
  after: 7 * day,
  answer: "Not sent: it had waited for more than a week when mail became possible. Please answer from here.",
};

/** The lane of mails about enquiries. */
export function mailSource(database: Database, { mail: settings, compose }: OutboxSettings): JobSource {
  return {
    lanes: async () =>
      (await settings.now()).send
        ? [{ name: enquiryMailLane, policy: mailPolicy, tooLate, send: (mail) => outcomeOf(() => deliver(mail)) }]
        : [],
  };

  async function deliver(mail: Job): Promise<boolean> {
    const enquiry = await database.read((db) =>
      db
        .selectFrom("enquiries")
        .selectAll()
        .where("id", "=", mail.item_id ?? 0)
        .executeTakeFirst(),
    );
    const { send } = await settings.now();
    if (!enquiry || !send) return false;
    await send({ ...(await compose(mail, enquiry)), messageId: `<${mail.message_id}@enquiries>` });
    return true;
  }
}

/** Mails about enquiries that were not sent: how many, why, and what staff do about them. `isOn`: there is a mail server. */
export function createOutbox({ database, clock }: { database: Database; clock: () => number }, isOn = () => true) {
  const count = (...states: string[]) => database.read((db) => countJobs(db, { lane: enquiryMailLane, states }));
  const refused = () => ({ lane: enquiryMailLane, states: ["refused", "failed"], since: clock() - lately });
  const again = (which: () => Parameters<typeof countJobs>[1]) => inParts(() => database.write((tx) => sendAgain(tx, clock(), which())));

  async function takesNothing(): Promise<boolean> {
    const lane = await database.read((db) => laneOf(db, enquiryMailLane));
    return lane !== undefined && isBroken(lane);
  }

  return {
    held: () => count("held"),
    /** How many were refused or given up in the last two weeks. */
    refused: () => database.read((db) => countJobs(db, refused())),
    release: () => again(() => ({ lane: enquiryMailLane, states: ["held"] })),
    drop: () =>
      giveUp(
        database.write,
        { lane: enquiryMailLane, from: "held", to: "dropped" },
        { now: clock(), answer: "Not sent: given up after a backup was restored." },
      ),
    /** Tries at once what waits for its next try, because the mail server was changed. */
    tryNow: () => again(() => ({ lane: enquiryMailLane, states: ["waiting"], since: clock() + 1 })),
    /** Sends again what was refused or given up in the last two weeks; answers how many. */
    async resend(actor?: Actor): Promise<number> {
      const mails = await again(refused);
      if (actor && mails > 0)
        await database.write((tx) => record(tx, clock(), actor, { action: "mail-resend", noun: "settings", after: { mails } }));
      return mails;
    },
    /** Sends one again. Throws NotFound. */
    resendOne: (id: number, actor: Actor): Promise<void> =>
      database.write(async (tx) => {
        const which = { lane: enquiryMailLane, states: unsentMailStates.filter((state) => state !== "waiting"), id };
        if ((await sendAgain(tx, clock(), which)) === 0) throw new NotFound("This mail is not kept any more, or was sent");
        await record(tx, clock(), actor, { action: "mail-resend", noun: "settings", after: { mails: 1 } });
      }),

    /** What is not sent, the newest first. */
    unsent: (cut: Pick<ListQuery, "limit" | "offset">): Promise<Listed<UnsentMail>> =>
      database.scan((db) => listJobs(db, { lane: enquiryMailLane, states: unsentMailStates }, cut, unsentOf)),

    async attention(): Promise<Attention[]> {
      const held = await count("held");
      // Without a mail server all mail waits, and the setting itself says so.
      if (!isOn()) return troublesOfMail({ refused: 0, waiting: 0, held });
      const waiting = { lane: enquiryMailLane, states: ["waiting"] };
      const broken = await takesNothing();
      return troublesOfMail({
        ...{ held, broken, late: await database.read((db) => isLate(db, enquiryMailLane, clock())) },
        refused: await this.refused(),
        // A new mail is due at once, and tried within seconds: only what failed before is due later.
        waiting: await database.read((db) => countJobs(db, broken ? waiting : { ...waiting, since: clock() + 1 })),
      });
    },

    /** Mails not sent yet, and those given up or held after a restore. */
    async backlog(): Promise<{ waiting: number; failed: number }> {
      return { waiting: await count("waiting"), failed: await count("refused", "failed", "held", "dropped") };
    },
  };
}

function unsentOf({ id, item_id, kind, state, attempts, created_at, tried_at, next_at, answer }: Job): UnsentMail {
  return {
    ...{ id, kind, enquiry_id: item_id ?? 0, attempts, error: answer },
    state: unsentMailStates.find((known) => known === state) ?? "failed",
    created_at: isoMoment(created_at),
    tried_at: isoMoment(tried_at),
    next_at: state === "waiting" ? isoMoment(next_at) : null,
  };
}
