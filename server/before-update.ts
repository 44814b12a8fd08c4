import { mkdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import { dropProgramValue, jsonValueOf, putJsonValue } from "#academy/program-values.ts";
import { type BackupSummary, DamagedBackup, readHead, verifyBackup } from "#database/backup/read-backup.ts";
import { type BackupProgress, backupContents, writeBackup } from "#database/backup/write-backup.ts";
import type { Database } from "#database/database.ts";
import { appliedMigrations } from "#database/migrate.ts";
import { beforeName, dropOldest, momentInName, namesIn, sweepUnfinished } from "./backup-files.ts";

/** Says of an update that has begun and not succeeded yet which backup was made before it, and which migrations there were. In no backup. */
const key = "here:update";
const begun = z.object({ file: z.string(), schema: z.array(z.string()) });

const keepAfterSuccess = 3;

type Contents = Pick<BackupSummary, "tables"> & { schema: string[] };
export type BeforeUpdate = ReturnType<typeof createBeforeUpdate>;

/**
 * The way back from an update: in `folder`, one backup of each state that an update began from, however often it is tried. None is deleted
 * before the update has succeeded (docs/decisions/0042-one-way-back-for-each-state.md).
 */
export function createBeforeUpdate(database: Database, clock: () => number, folder: string) {
  async function sameSchema(file: string, schema: readonly string[]): Promise<boolean> {
    return (await readHead(file).catch(ifDamaged))?.schema.join() === schema.join();
  }

  /** The oldest backup that is undamaged and has exactly these contents. */
  async function backupOf({ schema, tables }: Contents, files: readonly string[]): Promise<string | undefined> {
    for (const file of files) {
      const summary = await verifyBackup(file).catch(ifDamaged);
      if (summary?.head.schema.join() === schema.join() && JSON.stringify(summary.tables) === JSON.stringify(tables)) return file;
    }
    return undefined;
  }

  async function filesOf(schema: readonly string[]): Promise<string[]> {
    const files = (await namesIn(folder, beforeName)).map((name) => join(folder, name));
    const same = await Promise.all(files.map((file) => sameSchema(file, schema)));
    return files.filter((_file, index) => same[index]);
  }

  /**
   * The backup of an update that broke off after some of its migrations. It still has everything: since the first of them the older program
   * is refused, and the newer one does not serve yet, so nothing was written.
   */
  async function begunBefore(applied: readonly string[]): Promise<string | undefined> {
    const before = begun.safeParse(await database.read((db) => jsonValueOf(db, key))).data;
    if (!before || before.schema.length >= applied.length || before.schema.some((name) => !applied.includes(name))) return undefined;
    const file = join(folder, basename(before.file));
    return (await verifyBackup(file).catch(ifDamaged)) && file;
  }

  async function write(schema: readonly string[], progress: BackupProgress): Promise<string> {
    const now = clock();
    // Two processes that start on one machine must not write into one file.
    const file = join(folder, `before-update-${momentInName(now)}-${process.pid}.backup`);
    await writeBackup(database, file, now, progress);
    // Another process may have kept the same state meanwhile: the first of the two is enough.
    const { tables } = await verifyBackup(file);
    const first = await backupOf({ schema: [...schema], tables }, await filesOf(schema));
    if (first === undefined || first === file) return file;
    await rm(file, { force: true });
    return first;
  }

  return {
    /** Keeps how everything is before the schema changes, in a file that the older program can restore; answers where. */
    async keep(progress: BackupProgress = () => {}): Promise<string> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await sweepUnfinished(folder);
      const schema = await database.read(appliedMigrations);
      const before = await begunBefore(schema);
      if (before !== undefined) return before;
      const candidates = await filesOf(schema);
      const kept = candidates.length > 0 ? await backupOf(await backupContents(database), candidates) : undefined;
      const file = kept ?? (await write(schema, progress));
      await database.write((tx) => putJsonValue(tx, key, { file: basename(file), schema }));
      return file;
    },

    /** To be called when the update is done: deletes the older ways back. */
    async succeeded(): Promise<void> {
      await database.write((tx) => dropProgramValue(tx, key));
      await dropOldest(folder, beforeName, keepAfterSuccess);
    },
  };
}

function ifDamaged(error: unknown): undefined {
  const isGone = error instanceof Error && "code" in error && error.code === "ENOENT";
  if (!(error instanceof DamagedBackup || isGone)) throw error;
}
