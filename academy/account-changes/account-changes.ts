import type { Selectable } from "kysely";
import type { ToldChange } from "#contract/accounts/own-account.ts";
import type { Database } from "#database/database.ts";
import type { AccountChangeTable } from "#database/tables.ts";
import type { Writer } from "#database/transaction.ts";
import { accountOf } from "../account-of.ts";
import { type Actor, nameOf } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { isoMoment } from "../iso-moment.ts";
import type { Job, Outcome } from "../jobs/job-rows.ts";
import type { JobSource } from "../jobs/jobs.ts";
import { changesPolicy } from "../jobs/retry.ts";
import { MailRefused, type MailSettings, outcomeOf } from "../mail.ts";
import { deleted } from "../rows.ts";
import { changeText } from "./change-text.ts";
import { type AccountChange, changesLane, tellOfChange } from "./tell-of-change.ts";

type Needs = {
  mail: Pick<MailSettings, "now" | "at" | "isOn">;
  database: Database;
  clock: () => number;
  timeZone: () => string;
  academy: () => Promise<{ name: string }>;
  /** The academy's e-mail before a moment: the mail about a change of it still comes from the old one. */
  emailBefore: (moment: number) => Promise<string>;
  /** The address of the page on which a person undoes a change that they did not want. */
  account: string;
};

const minute = 60_000;
const day = 24 * 60 * minute;
const keptFor = 30 * day;

/** What people are told of changes of their accounts: by mail where that is possible, else at the next sign-in and on the dashboard. */
export function createAccountChanges({ database, clock, timeZone, mail, academy, emailBefore, account }: Needs) {
  async function deliver({ item_id, message_id }: Job): Promise<boolean> {
    const found = await database.read(async (db) => {
      const told = await db
        .selectFrom("account_changes")
        .selectAll()
        .where("id", "=", item_id ?? 0)
        .executeTakeFirst();
      return told && { told, person: await accountOf(db, told.admin_id) };
    });
    if (!found) return false;
    const { told, person } = found;
    const { send, from } = await mail.at(Number(told.at));
    if (!send) throw new MailRefused("There was no mail server when this was changed.", "none");
    const of = await academy();
    const around = { academy: of.name, name: nameOf(person), username: person.username, timeZone: timeZone(), account };
    const messageId = `<${message_id}@account-changes>`;
    const at = Number(told.at);
    const address = from || (await emailBefore(at));
    await send({ from: { name: of.name, address }, to: told.email, messageId, ...changeText({ ...told, at }, around) });
    return true;
  }

  /** Notes whether the mail went: what no mailbox took is shown at the next sign-in. */
  async function noteMail(tx: Writer, { item_id, attempts }: Job, { result }: Outcome): Promise<undefined> {
    const state = result === "taken" ? "sent" : result === "refused" ? "failed" : "waiting";
    await tx
      .updateTable("account_changes")
      .set({ state, attempts: attempts + 1 })
      .where("id", "=", item_id ?? 0)
      .execute();
  }

  const source: JobSource = {
    lanes: async () =>
      (await mail.now()).send
        ? [{ name: changesLane, policy: changesPolicy, send: (job) => outcomeOf(() => deliver(job)), settled: noteMail }]
        : [],
  };

  return {
    source,

    /** Tells of something that itself changes nothing in the database. */
    tell: (change: AccountChange): Promise<void> => database.write((tx) => tellOfChange(tx, clock(), change)),

    /** The changes that no mail told a person of, and that they have not marked as seen; `since`: when they signed in. */
    async unseen(adminId: number, since: number): Promise<ToldChange[]> {
      const now = clock();
      const rows = await database.read((db) =>
        db
          .selectFrom("account_changes")
          .selectAll()
          .where("admin_id", "=", adminId)
          .where("is_copy", "=", 0)
          .where("seen_at", "is", null)
          .where("state", "!=", "sent")
          .where("at", ">", now - keptFor)
          .orderBy("id", "desc")
          .limit(50)
          .execute(),
      );
      // What is being mailed at this moment is not shown, too.
      const isUnderWay = ({ state, attempts, at }: Selectable<AccountChangeTable>) =>
        mail.isOn() && state !== "none" && state !== "failed" && attempts < 2 && Number(at) > now - minute;
      return rows
        .filter((row) => !isUnderWay(row))
        .map(({ id, at, what, made_by, network }) => {
          return { id, at: isoMoment(at), what, made_by, network, beforeSignIn: Number(at) < since };
        });
    },

    /** Marks changes as seen by their person. */
    seen: (adminId: number, ids: readonly number[], actor: Actor): Promise<void> =>
      database.write(async (tx) => {
        await tx
          .updateTable("account_changes")
          .set({ seen_at: clock() })
          .where("admin_id", "=", adminId)
          .where("id", "in", [...ids])
          .execute();
        await record(tx, clock(), actor, { action: "changes-seen", noun: "accounts", item_id: adminId });
      }),

    sweep: (): Promise<number> => database.write((tx) => deleted(tx.deleteFrom("account_changes").where("at", "<", clock() - keptFor))),
  };
}
