import type { Transaction } from "kysely";
import type { PageTable, Tables } from "./tables.ts";

/** Raises the content version of a table, from 0 where it has none yet, and answers the new one. */
export async function growVersion(tx: Transaction<Tables>, table: PageTable, by: number): Promise<number> {
  const row = await tx
    .insertInto("content_versions")
    .values({ noun: table, version: by })
    .onConflict((taken) => taken.column("noun").doUpdateSet((of) => ({ version: of("content_versions.version", "+", by) })))
    .returning("version")
    .executeTakeFirstOrThrow();
  return row.version;
}
