import { mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { countOf } from "#academy/rows.ts";
import { restoreBackup } from "#database/backup/restore-backup.ts";
import { type Database, openDatabase } from "#database/database.ts";
import { backupTables, formerTables, tableNames } from "#database/tables.ts";

const prefix = "drill-";

/** Restores a backup for a look and keeps nothing. Answers its rows, and what is wrong or "". Throws DamagedBackup, DatabaseTooNew. */
export async function drillRestore(file: string, folder: string): Promise<{ rows: number; trouble: string }> {
  // Left by a drill during which the process was killed.
  for (const entry of await readdir(folder)) if (entry.startsWith(prefix)) await rm(join(folder, entry), { recursive: true, force: true });
  const room = await mkdtemp(join(folder, prefix));
  try {
    const database = await openDatabase({ url: "", file: join(room, "academy.db") });
    return await restoreInto(database, file).finally(() => database.close());
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}

async function restoreInto(database: Database, file: string): Promise<{ rows: number; trouble: string }> {
  const { tables } = await restoreBackup(database, file);
  let rows = 0;
  const missing: string[] = [];
  for (const { name } of backupTables) rows += tables[name]?.rows ?? 0;
  for (const name of tableNames) {
    const moved = formerTables.filter(({ movedTo }) => movedTo === name).map((former) => tables[former.name]);
    const wanted = [tables[name], ...moved].reduce((sum, table) => sum + (table?.rows ?? 0), 0);
    if (wanted > 0 && (await database.read((db) => countOf(db.selectFrom(name)))) < wanted) missing.push(`rows of ${name} are missing`);
  }
  const wrong = [...(await database.integrity()), ...missing];
  return { rows, trouble: wrong.slice(0, 3).join("; ") };
}
