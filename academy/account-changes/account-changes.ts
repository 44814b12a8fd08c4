import type { Selectable, Updateable } from "kysely";
import type { ToldChange } from "#contract/accounts/own-account.ts";
import type { AccountChangeTable } from "#database/account-rows.ts";
import type { Database } from "#database/database.ts";
import type { Reader } from "#database/transaction.ts";
import { type Actor, nameOf } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { MailRefused, type MailSettings, MailTrouble } from "../mail.ts";
import { createQueueRunner } from "../queue-runner.ts";
import { changeText } from "./change-text.ts";
import { type AccountChange, tellOfChange } from "./tell-of-change.ts";

type Needs = Pick<MailSettings, "send" | "from" | "log"> & {
  database: Database;
  clock: () => number;
  timeZone: () => string;
  academy: () => Promise<{ name: string; email: string }>;
  /** The page on which a person stops it. */
  account: string;
};

const minute = 60_000;
const day = 24 * 60 * minute;
const claimFor = minute;
const longestGap = 60 * minute;
/** A mail server that is broken over a long weekend costs no mail; later it would only puzzle. */
const triedFor = 7 * day;
const keptFor = 30 * day;

/** What people are told of changes of their accounts: by mail where that is possible, else at the next sign-in and on the dashboard. */
export function createAccountChanges({ database, clock, timeZone, send, from, academy, account, log }: Needs) {
  const due = (db: Reader) =>
    db
      .selectFrom("account_changes")
      .select("id")
      .where("state", "in", ["waiting", "sending"])
      .where("next_at", "<=", clock())
      .orderBy("next_at")
      .limit(1)
      .executeTakeFirst();

  async function claim() {
    if (!(await database.read(due))) return undefined;
    const now = clock();
    return database.write(async (tx) => {
      const found = await due(tx);
      if (!found) return undefined;
      const told = await tx
        .updateTable("account_changes")
        .set((column) => ({ state: "sending", attempts: column("attempts", "+", 1), next_at: now + claimFor }))
        .where("id", "=", found.id)
        .where("next_at", "<=", now)
        .returningAll()
        .executeTakeFirst();
      if (!told) return undefined;
      return { told, person: await tx.selectFrom("admins").selectAll().where("id", "=", told.admin_id).executeTakeFirstOrThrow() };
    });
  }

  const settle = (id: number, set: Updateable<AccountChangeTable>) =>
    database.write((tx) => tx.updateTable("account_changes").set(set).where("id", "=", id).execute());

  async function sendAll(stopped: () => boolean): Promise<void> {
    if (!send) return;
    for (let claimed = await claim(); claimed && !stopped(); claimed = await claim()) {
      const { told, person } = claimed;
      try {
        const of = await academy();
        const around = { academy: of.name, name: nameOf(person), username: person.username, timeZone: timeZone(), account };
        const messageId = `<${told.message_id}@account-changes>`;
        await send({ from: from || of.email, to: told.email, messageId, ...changeText({ ...told, at: Number(told.at) }, around) });
        await settle(told.id, { state: "sent", last_error: null });
      } catch (error) {
        const isOver = error instanceof MailRefused || Number(told.at) < clock() - triedFor;
        const last_error = error instanceof Error ? error.message.slice(0, 300) : "Unknown trouble";
        const next_at = clock() + Math.min(5000 * 2 ** (told.attempts - 1), longestGap);
        await settle(told.id, { state: isOver ? "failed" : "waiting", last_error, next_at });
        log("a change of an account could not be told by mail", {
          reason: error instanceof MailTrouble ? error.reason : "unknown",
          attempt: told.attempts,
        });
      }
    }
  }

  return {
    ...createQueueRunner("mail of account changes", sendAll, log),

    /** Of what changes nothing in the database. */
    tell: (change: AccountChange): Promise<void> => database.write((tx) => tellOfChange(tx, clock(), change)),

    /** What a person was not told by mail and has not said to know; `since`: when they signed in. */
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
      // What is on its way to a mailbox at this moment is told there.
      const isUnderWay = ({ state, attempts, at }: Selectable<AccountChangeTable>) =>
        send !== undefined && state !== "none" && state !== "failed" && attempts < 2 && Number(at) > now - minute;
      return rows
        .filter((row) => !isUnderWay(row))
        .map(({ id, at, what, made_by, network }) => {
          return { id, at: new Date(Number(at)).toISOString(), what, made_by, network, beforeSignIn: Number(at) < since };
        });
    },

    /** Its person knows of these. */
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

    sweep: (): Promise<number> =>
      database.write(async (tx) => {
        const old = await tx
          .deleteFrom("account_changes")
          .where("at", "<", clock() - keptFor)
          .executeTakeFirst();
        return Number(old.numDeletedRows);
      }),
  };
}
