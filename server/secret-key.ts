import { createHash, randomBytes } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "./config.ts";

const size = 32;

/**
 * The key that seals what is kept in the database and in no backup: of SECRET_KEY, or of a file beside a SQLite database. undefined where
 * several processes may share a PostgreSQL database and none was set.
 */
export function secretKey(config: Pick<Config, "secretKey" | "databaseUrl" | "dataDir">): Buffer | undefined {
  if (config.secretKey !== "") return createHash("sha256").update(config.secretKey).digest();
  if (config.databaseUrl !== "") return undefined;
  const file = join(config.dataDir, "secret.key");
  const written = { mode: 0o600, flush: true };
  try {
    writeFileSync(file, randomBytes(size), { ...written, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error) || error.code !== "EEXIST") throw error;
  }
  const found = readFileSync(file);
  if (found.byteLength === size) return found;
  // A full disk, or the end of a process, left a part of one: nothing was sealed with that, and nothing can be.
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, randomBytes(size), written);
  renameSync(whole, file);
  return readFileSync(file);
}
