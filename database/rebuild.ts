import { growVersion } from "./content-version.ts";
import type { Engine } from "./engine.ts";
import { apply, DatabaseTooNew, unknownMigration } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";
import { countedTables, pageTables, tableNames } from "./tables.ts";
import type { PageWriter, Reader } from "./transaction.ts";

/** `allow` throws when what is in the tables that are there must stay. `fill` finds the tables of `schema`, `finish` today's. */
export type Rebuilding = { allow: (tx: Reader, tables: readonly string[]) => Promise<void> } & Record<
  "fill" | "finish",
  (tx: PageWriter) => Promise<void>
>;

/** Replaces every table in one transaction: as of the migrations in `schema`, filled, then brought up to date. Throws DatabaseTooNew. */
export async function rebuild(engine: Engine, schema: readonly string[], { allow, fill, finish }: Rebuilding): Promise<void> {
  const unknown = unknownMigration(schema);
  if (unknown !== undefined) throw new DatabaseTooNew(`This needs a newer version of this program (it has "${unknown}").`);
  await engine.db.transaction().execute(async (tx) => {
    await engine.dialect.lock(tx);
    await engine.liftTimeouts(tx);
    const present = (await tx.introspection.getTables()).map((table) => table.name);
    await allow(tx, present);
    let before: { version: number }[] = [];
    const dropOld = async () => {
      await engine.lockTables(
        tx,
        tableNames.filter((name) => present.includes(name)),
      );
      // Somebody may have written since; from here on nobody can.
      await allow(tx, present);
      if (present.includes("content_versions")) before = await tx.selectFrom("content_versions").selectAll().execute();
      for (const table of [...tableNames].reverse()) await tx.schema.dropTable(table).ifExists().execute();
    };
    const putInPlace = await engine.besideTables(tx);
    if (!putInPlace) await dropOld();
    for (const migration of migrations.slice(0, schema.length)) await apply(tx, engine.dialect, migration);
    await fill(tx);
    for (const migration of migrations) await apply(tx, engine.dialect, migration);
    await engine.advanceCounters(tx, countedTables);
    await finish(tx);
    // Versions end above the old and the new ones, so that every process that serves notices.
    const highest = Math.max(0, ...before.map((row) => row.version));
    for (const table of pageTables) await growVersion(tx, table, highest + 1);
    await putInPlace?.(tableNames, dropOld);
  });
}
