import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { writeBackup } from "#database/backup/write-backup.ts";
import type { Database } from "#database/database.ts";

const key = "here:backup";
const name = /^academy-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.backup(\.unfinished)?$/;

/** The nightly backups in `folder`, of which the newest `keep` stay; 0 makes none. */
export function createBackups(database: Database, clock: () => number, { folder, keep }: { folder: string; keep: number }) {
  return {
    keep,

    /** Makes a backup and drops the oldest beyond those to keep. */
    async make(): Promise<void> {
      if (keep === 0) return;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const now = clock();
      const file = join(folder, `academy-${new Date(now).toISOString().slice(0, 19).replaceAll(":", "-")}.backup`);
      await writeBackup(database, file, now);
      const value = JSON.stringify({ at: now, bytes: (await stat(file)).size });
      await database.write((tx) =>
        tx
          .insertInto("settings")
          .values({ key, value })
          .onConflict((row) => row.column("key").doUpdateSet({ value }))
          .execute(),
      );
      const files = (await readdir(folder)).filter((entry) => name.test(entry)).sort();
      const whole = files.filter((entry) => entry.endsWith(".backup"));
      const dropped = [...whole.slice(0, Math.max(0, whole.length - keep)), ...files.filter((entry) => entry.endsWith(".unfinished"))];
      for (const entry of dropped) await rm(join(folder, entry), { force: true });
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
