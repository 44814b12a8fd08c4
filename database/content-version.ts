import type { Transaction } from "kysely";
import type { PageTable, Tables } from "./tables.ts";

/** Lets the version of what one table shows on pages grow, one that has none yet from 0; answers the new one. */
export async function growVersion(tx: Transaction<Tables>, table: PageTable, by: number): Promise<number> {
  const row = await tx
    .insertInto("content_versions")
    .values({ noun: table, version: by })
    .onConflict((taken) => taken.column("noun").doUpdateSet((of) => ({ version: of("content_versions.version", "+", by) })))
    .returning("version")
    .executeTakeFirstOrThrow();
  return row.version;
}
