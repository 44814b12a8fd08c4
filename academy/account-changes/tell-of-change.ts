import { randomUUID } from "node:crypto";
import type { Writer } from "#database/transaction.ts";
import { type Actor, theProgram } from "../actor.ts";
import { hasTable } from "../has-table.ts";
import { addJobs } from "../jobs/job-rows.ts";
import { addressPrefix } from "../limits/address-prefix.ts";

export type AccountChange = {
  actor: Actor;
  /** Whose account it is; without it the whole academy's, and every owner is told. */
  of?: number;
  /** A sentence that names the account: whoever did it reads it too. */
  what: string;
  /** The new address, which is told as well. */
  newEmail?: string;
};

/** Tells of a change of who comes in, in its transaction: the person whose account it is, or every owner, and whoever did it. */
export async function tellOfChange(tx: Writer, now: number, { actor, of, what, newEmail = "" }: AccountChange): Promise<void> {
  // The command line also works on a database of an older version, which may lack this table.
  if (actor === theProgram && !(await hasTable(tx, "account_changes"))) return;
  const concerned = of === undefined ? await ownersIn(tx) : [of];
  const ids = [...new Set([...concerned, actor.id])].filter((id) => id !== undefined);
  if (ids.length === 0) return;
  const people = await tx.selectFrom("admins").select(["id", "email"]).where("id", "in", ids).execute();
  const network = actor.address === "" ? "" : addressPrefix(actor.address);
  const row = (admin_id: number, email: string, is_copy: 0 | 1) => ({
    ...{ admin_id, at: now, what, made_by: actor.name, network, email, is_copy },
    ...{ state: email === "" ? "none" : "waiting", attempts: 0, next_at: now, message_id: randomUUID(), last_error: null, seen_at: null },
  });
  const rows = people.map(({ id, email }) => row(id, email, 0));
  if (of !== undefined && newEmail !== "" && !people.some(({ email }) => email === newEmail)) rows.push(row(of, newEmail, 1));
  if (rows.length === 0) return;
  const told = await tx.insertInto("account_changes").values(rows).returning(["id", "email", "message_id"]).execute();
  // Or it lacks the queue: the migration that makes it puts in what waits.
  if (actor === theProgram && !(await hasTable(tx, "jobs"))) return;
  const mails = told.filter(({ email }) => email !== "");
  await addJobs(
    tx,
    now,
    mails.map(({ id, message_id }) => ({ lane: changesLane, kind: "account-change", noun: changesLane, item_id: id, message_id })),
  );
}

async function ownersIn(tx: Writer): Promise<number[]> {
  const rows = await tx.selectFrom("admins").select("id").where("role", "=", "owner").where("left_at", "is", null).execute();
  return rows.map(({ id }) => id);
}

/** The lane of the mails about changes of accounts. */
export const changesLane = "account changes";
