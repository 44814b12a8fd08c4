import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { writeBackup } from "#database/backup/write-backup.ts";
import type { Database } from "#database/database.ts";

const key = "here:backup";
const beforeName = /^before-update-.*\.backup$/;
const keepBefore = 3;
const nightlyName = /^academy-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.backup$/;
const unfinishedName = /^academy-.*\.backup\.unfinished$/;

export type Backups = ReturnType<typeof createBackups>;

/** The nightly backups in `folder`, of which the newest `keep` stay; 0 makes none. */
export function createBackups(database: Database, clock: () => number, { folder, keep }: { folder: string; keep: number }) {
  const named = (kind: string, now: number) =>
    join(folder, `${kind}-${new Date(now).toISOString().slice(0, 19).replaceAll(":", "-")}.backup`);

  async function drop(which: RegExp, most: number): Promise<void> {
    const files = (await readdir(folder)).filter((entry) => which.test(entry)).sort();
    for (const entry of files.slice(0, Math.max(0, files.length - most))) await rm(join(folder, entry), { force: true });
  }

  return {
    keep,

    /** Keeps how everything is before the schema changes, in a file that the older program can restore; answers where. */
    async beforeUpdate(): Promise<string> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const now = clock();
      // Two processes that start on one machine must not write into one file; the date comes first, so that names sort by age.
      const file = named("before-update", now).replace(".backup", `-${process.pid}.backup`);
      await writeBackup(database, file, now);
      await drop(beforeName, keepBefore);
      return file;
    },

    /** Makes a backup and drops the oldest beyond those to keep. */
    async make(): Promise<void> {
      if (keep === 0) return;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const now = clock();
      const file = named("academy", now);
      await writeBackup(database, file, now);
      const value = JSON.stringify({ at: now, bytes: (await stat(file)).size });
      await database.write((tx) =>
        tx
          .insertInto("settings")
          .values({ key, value })
          .onConflict((row) => row.column("key").doUpdateSet({ value }))
          .execute(),
      );
      await drop(nightlyName, keep);
      await drop(unfinishedName, 0);
    },

    /** When the newest backup was made, by whichever process; undefined when there is none yet. */
    async newest(): Promise<number | undefined> {
      const row = await database.read((db) => db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst());
      if (!row) return undefined;
      const { at } = JSON.parse(row.value) as { at: number };
      return at;
    },
  };
}
