import { randomBytes } from "node:crypto";
import type { Database } from "#database/database.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { inserted } from "./rows.ts";

// What the program keeps for itself, in the table `settings`, under a key. What staff set for the site is in academy/site-settings.

/** The value of a key; undefined when there is none. */
export async function programValueOf(db: Reader, key: string): Promise<string | undefined> {
  return (await db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst())?.value;
}

/** A value that putJsonValue stored. */
export async function jsonValueOf(db: Reader, key: string): Promise<unknown> {
  const told = await programValueOf(db, key);
  return told === undefined ? undefined : JSON.parse(told);
}

export const putJsonValue = (tx: Writer, key: string, value: object): Promise<void> => putProgramValue(tx, key, JSON.stringify(value));

export async function putProgramValue(tx: Writer, key: string, value: string): Promise<void> {
  await tx
    .insertInto("settings")
    .values({ key, value })
    .onConflict((row) => row.column("key").doUpdateSet({ value }))
    .execute();
}

export async function dropProgramValue(tx: Writer, key: string): Promise<void> {
  await tx.deleteFrom("settings").where("key", "=", key).execute();
}

/** Stores the first value of a key; false, and nothing is stored, where it has one. Of two transactions at the same moment one waits for the other. */
export async function putFirstProgramValue(tx: Writer, key: string, value: string): Promise<boolean> {
  const put = tx.insertInto("settings").values({ key, value });
  return (await inserted(put.onConflict((row) => row.column("key").doNothing()))) === 1;
}

/** A secret that the program makes for itself once and every process shares. */
export async function ownSecret(database: Database, name: string): Promise<string> {
  return database.write(async (tx) => {
    const key = `secret:${name}`;
    await putFirstProgramValue(tx, key, randomBytes(32).toString("hex"));
    const secret = await programValueOf(tx, key);
    if (secret === undefined) throw new Error("A secret was lost while it was made");
    return secret;
  });
}
