import { randomBytes } from "node:crypto";
import type { Database } from "#database/database.ts";
import { putFirstSetting, settingOf } from "./settings.ts";

/** A secret that the program makes for itself once and every process shares. */
export async function ownSecret(database: Database, name: string): Promise<string> {
  return database.write(async (tx) => {
    const key = `secret:${name}`;
    await putFirstSetting(tx, key, randomBytes(32).toString("hex"));
    const secret = await settingOf(tx, key);
    if (secret === undefined) throw new Error("A secret was lost while it was made");
    return secret;
  });
}
