import { mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { restoreBackup } from "#database/backup/restore-backup.ts";
import { openDatabase } from "#database/database.ts";
import { backupTables } from "#database/table-lists.ts";

const prefix = "drill-";

/** Restores a backup for a look and keeps nothing. Answers its rows, and what is wrong or "". Throws DamagedBackup, DatabaseTooNew. */
export async function drillRestore(file: string, folder: string): Promise<{ rows: number; trouble: string }> {
  // What a crash left.
  for (const entry of await readdir(folder)) if (entry.startsWith(prefix)) await rm(join(folder, entry), { recursive: true, force: true });
  const room = await mkdtemp(join(folder, prefix));
  try {
    const database = await openDatabase({ url: "", file: join(room, "academy.db") });
    try {
      const { tables } = await restoreBackup(database, file);
      let rows = 0;
      const short: string[] = [];
      for (const { name } of backupTables) {
        const wanted = tables[name]?.rows ?? 0;
        const { count } = await database.read((db) =>
          db
            .selectFrom(name)
            .select((of) => of.fn.countAll<number>().as("count"))
            .executeTakeFirstOrThrow(),
        );
        rows += wanted;
        if (Number(count) < wanted) short.push(name);
      }
      const wrong = [...(await database.integrity()), ...short.map((name) => `rows of ${name} are missing`)];
      return { rows, trouble: wrong.slice(0, 3).join("; ") };
    } finally {
      await database.close();
    }
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}
