import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "./config.ts";

const size = 32;

type Kept = Pick<Config, "secretKey" | "databaseUrl" | "dataDir">;
const fileOf = ({ dataDir }: Kept) => join(dataDir, "secret.key");

/**
 * The key (32 bytes) that opens what is sealed in the database: from SECRET_KEY, or from a file beside a SQLite database, which is in no
 * backup. undefined where there is none.
 */
export function secretKey(config: Kept): Buffer | undefined {
  if (config.secretKey !== "") return createHash("sha256").update(config.secretKey).digest();
  if (config.databaseUrl !== "" || !existsSync(fileOf(config))) return undefined;
  const found = readFileSync(fileOf(config));
  return found.byteLength === size ? found : undefined;
}

/** The key to seal with: made where there is none yet. undefined where several processes may share a PostgreSQL database and none was set. */
export function madeSecretKey(config: Kept): Buffer | undefined {
  const kept = secretKey(config);
  if (kept || config.databaseUrl !== "") return kept;
  const file = fileOf(config);
  const written = { mode: 0o600, flush: true };
  try {
    writeFileSync(file, randomBytes(size), { ...written, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error) || error.code !== "EEXIST") throw error;
  }
  const found = secretKey(config);
  if (found) return found;
  // A full disk, or the end of a process, left a part of one: nothing was sealed with that, and nothing can be.
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, randomBytes(size), written);
  renameSync(whole, file);
  return readFileSync(file);
}
