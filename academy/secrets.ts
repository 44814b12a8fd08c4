import { randomBytes } from "node:crypto";
import type { Database } from "#database/database.ts";

/** A secret that the program makes for itself once and every process shares. */
export async function ownSecret(database: Database, name: string): Promise<string> {
  return database.write(async (tx) => {
    const key = `secret:${name}`;
    const fresh = { key, value: randomBytes(32).toString("hex") };
    await tx
      .insertInto("settings")
      .values(fresh)
      .onConflict((row) => row.column("key").doNothing())
      .execute();
    return (await tx.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirstOrThrow()).value;
  });
}
