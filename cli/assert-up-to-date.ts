import type { Database } from "#database/database.ts";
import { CannotDo } from "./command.ts";

/** Throws CannotDo while a migration is missing (with `since`: that one), because only starting the site changes the schema. */
export async function assertUpToDate(database: Database, since?: string): Promise<void> {
  const { fresh, names } = await database.pending();
  if (fresh) throw new CannotDo("The database is empty. Start the site once; it makes the first contents and the first user.");
  if (since === undefined ? names.length > 0 : names.includes(since))
    throw new CannotDo(
      "The database is of an older version of this program, and only starting the site brings it up to date. Start the site once, or use the version that made it. Nothing was changed.",
    );
}
