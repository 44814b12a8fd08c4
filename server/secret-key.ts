import { createHash, randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "./config.ts";

/**
 * The key that seals what is kept in the database and in no backup: of SECRET_KEY, or of a file beside a SQLite database. undefined where
 * several processes may share a PostgreSQL database and none was set.
 */
export function secretKey(config: Pick<Config, "secretKey" | "databaseUrl" | "dataDir">): Buffer | undefined {
  if (config.secretKey !== "") return createHash("sha256").update(config.secretKey).digest();
  if (config.databaseUrl !== "") return undefined;
  const file = join(config.dataDir, "secret.key");
  try {
    writeFileSync(file, randomBytes(32), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error) || error.code !== "EEXIST") throw error;
  }
  return readFileSync(file);
}
