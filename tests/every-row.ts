import { createHash } from "node:crypto";
import type { Database } from "#database/database.ts";
import { backupTables } from "#database/tables.ts";

/** Every row that a backup must carry, as text, by table; bytes as their hash. */
export async function everyRow(database: Database): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { name } of backupTables) {
    if (name === "content_versions") continue;
    const rows = await database.read((db) => db.selectFrom(name).selectAll().execute());
    found[name] = rows
      .filter((row) => !("key" in row && row.key.startsWith("here:")))
      .map(asText)
      .sort();
  }
  return found;
}

function asText(row: object): string {
  const cells = Object.entries(row).sort(([one], [other]) => one.localeCompare(other));
  const plain = cells.map(([name, value]) => [
    name,
    value instanceof Uint8Array ? createHash("sha256").update(value).digest("hex") : value,
  ]);
  return JSON.stringify(Object.fromEntries(plain));
}
