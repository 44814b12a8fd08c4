import type { Database } from "#database/database.ts";
import { CannotDo } from "./command.ts";

/**
 * Only starting the site changes the schema; what writes waits until that was done. `since`: the last migration that
 * changed what the command touches; later ones may be missing. Throws CannotDo.
 */
export async function assertUpToDate(database: Database, since?: string): Promise<void> {
  const { fresh, names } = await database.pending();
  if (fresh) throw new CannotDo("The database is empty. Start the site once; it makes the first contents and the first user.");
  if (since === undefined ? names.length > 0 : names.includes(since))
    throw new CannotDo(
      "The database is of an older version of this program, and only starting the site brings it up to date. Start the site once, or use the version that made it. Nothing was changed.",
    );
}
