import { type Kysely, sql, type Transaction } from "kysely";
import type { Dialect, Migration } from "./migration.ts";
import { migrations } from "./migrations/all.ts";
import type { Tables } from "./tables.ts";

/** The database, or a backup, has a migration that this program does not know. */
export class DatabaseTooNew extends Error {
  override name = "DatabaseTooNew";
}

/** A migration went wrong; what it did was undone, and those before it stay. */
export class MigrationFailed extends Error {
  override name = "MigrationFailed";
  readonly migration: string;
  constructor(migration: string, cause: unknown) {
    super(`${migration} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.migration = migration;
  }
}

/** `fresh`: nothing was ever applied. `names`: what is still to be applied, oldest first. */
export type Pending = { fresh: boolean; names: string[] };

/** The schema that the database has: names of migrations, oldest first. */
export async function appliedMigrations(db: Pick<Kysely<Tables>, "selectFrom">): Promise<string[]> {
  const rows = await db.selectFrom("schema_migrations").select("name").orderBy("name").execute();
  return rows.map(({ name }) => name);
}

/** The migrations that the schema lacks. Changes nothing. Throws DatabaseTooNew. */
export async function pendingMigrations(
  db: Pick<Kysely<Tables>, "selectFrom" | "introspection">,
  list: readonly Migration[] = migrations,
): Promise<Pending> {
  const tables = await db.introspection.getTables();
  const known = tables.some((table) => table.name === "schema_migrations");
  const applied = known ? await appliedMigrations(db) : [];
  assertKnown(applied, list);
  return { fresh: applied.length === 0, names: list.map(({ name }) => name).filter((name) => !applied.includes(name)) };
}

function assertKnown(applied: readonly string[], list: readonly Migration[]): void {
  const unknown = applied.find((name) => !list.some((known) => known.name === name));
  if (unknown === undefined) return;
  throw new DatabaseTooNew(
    `The database was made by a newer version of this program (it has "${unknown}"). Start that version, or restore a backup.`,
  );
}

/** The first of a backup's migrations, oldest first, that this program does not have at its place; undefined: it knows them all. */
export function unknownMigration(schema: readonly string[]): string | undefined {
  return schema.find((name, index) => migrations[index]?.name !== name);
}

/** Throws DatabaseTooNew when another program has brought the schema further than this one knows. */
export async function assertSchemaKnown(db: Pick<Kysely<Tables>, "selectFrom">): Promise<void> {
  assertKnown(await appliedMigrations(db), migrations);
}

/**
 * Brings the schema up to date, one transaction a migration: a crash leaves it before or after. An empty database takes all in one, so that
 * another process that starts at the same time never takes half of it for an older one. `begins` is called before each, applied already or not.
 * Throws DatabaseTooNew.
 */
export async function migrate(
  db: Kysely<Tables>,
  dialect: Dialect,
  list: readonly Migration[] = migrations,
  begins: (name: string) => void = () => {},
): Promise<void> {
  const { fresh } = await pendingMigrations(db, list);
  for (const step of fresh ? [list] : list.map((migration) => [migration])) {
    await db.transaction().execute(async (tx) => {
      await dialect.lock(tx);
      await ensureMigrationsTable(tx);
      assertKnown(await appliedMigrations(tx), list);
      for (const migration of step) {
        begins(migration.name);
        await apply(tx, dialect, migration);
      }
    });
  }
}

/** One migration inside a transaction; nothing when it was applied before. */
export async function apply(tx: Transaction<Tables>, dialect: Dialect, migration: Migration): Promise<void> {
  await ensureMigrationsTable(tx);
  if ((await appliedMigrations(tx)).includes(migration.name)) return;
  await migration.up({
    tx,
    bytes: dialect.bytes,
    table: (name) => tx.schema.createTable(name).addColumn("id", sql`${dialect.idColumn}`),
  });
  await tx.insertInto("schema_migrations").values({ name: migration.name, applied_at: Date.now() }).execute();
}

async function ensureMigrationsTable(tx: Transaction<Tables>): Promise<void> {
  await tx.schema
    .createTable("schema_migrations")
    .ifNotExists()
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("applied_at", "bigint", (column) => column.notNull())
    .execute();
}
