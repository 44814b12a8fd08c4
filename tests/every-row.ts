import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#database/database.ts";

/** What stays behind: it can be made again, or only matters to one running installation. */
const staysHere = new Set([
  "account_changes",
  "account_links",
  "announced_posts",
  "api_tokens",
  "attempts",
  "content_versions",
  "email_links",
  "job_lanes",
  "missing_addresses",
  "password_resets",
  "picture_variants",
  "preview_links",
  "schema_migrations",
  "sessions",
  "used_challenges",
]);

/** Every row that a backup must carry, as text, by table of the database's own catalogue; bytes as their hash. */
export async function everyRow(database: Database): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const tables = await database.read((db) => db.introspection.getTables());
  for (const { name } of tables.filter((table) => !staysHere.has(table.name))) {
    const rows = await rowsOf(database, name);
    found[name] = rows
      .filter((row) => !String(row.key ?? "").startsWith("here:") && (name !== "jobs" || row.lane === "mail"))
      .map(asText)
      .sort();
  }
  return found;
}

/** Every row of a table, whether our own lists know it or not. */
export function rowsOf(database: Database, name: string): Promise<Array<Record<string, unknown>>> {
  const table = sql<Record<string, unknown>>`${sql.table(name)}`.as("any_table");
  return database.read((db) => db.selectFrom(table).selectAll().execute());
}

function asText(row: object): string {
  const cells = Object.entries(row).sort(([one], [other]) => one.localeCompare(other));
  const plain = cells.map(([name, value]) => [
    name,
    value instanceof Uint8Array ? createHash("sha256").update(value).digest("hex") : value,
  ]);
  return JSON.stringify(Object.fromEntries(plain));
}
