import { existsSync } from "node:fs";
import { type Database, openDatabase } from "#database/database.ts";
import type { Config } from "#server/config.ts";
import { CannotDo } from "./command.ts";

/** Works with the configured database as it is and closes it. `make`: a SQLite file that is not there may be made. */
export async function withDatabase<T>(config: Config, { make = false }, work: (database: Database) => Promise<T>): Promise<T> {
  if (!make && config.databaseUrl === "" && !existsSync(config.databaseFile)) {
    throw new CannotDo(`There is no database at ${config.databaseFile}. Check DATA_DIR, or start the site once.`);
  }
  const database = await openDatabase({ url: config.databaseUrl, file: config.databaseFile }, { upgrade: false });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
