import { createReadStream, existsSync } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { z } from "zod";
import type { Attention } from "#academy/attention/attention-line.ts";
import { NotFound, Refusal, TooManyAttempts } from "#academy/errors.ts";
import { onceAtATime } from "#academy/once-at-a-time.ts";
import { jsonValueOf, putJsonValue } from "#academy/program-values.ts";
import { type BackupDrill, type BackupFile, backupDrill } from "#contract/operations/backup.ts";
import { DamagedBackup } from "#database/backup/read-backup.ts";
import { writeBackup } from "#database/backup/write-backup.ts";
import type { Database } from "#database/database.ts";
import { DatabaseTooNew } from "#database/migrate.ts";
import { beforeName, dropOldest, momentInName, namesIn, nightlyName, oldestBackup, sweepUnfinished } from "./backup-files.ts";
import { drillRestore } from "./restore-drill.ts";

const key = "here:backup";
const drillKey = "here:backup-drill";
const failedKey = "here:backup-failed";
const failedBackup = z.object({ at: z.number(), error: z.string() });
const newestBackup = z.object({ at: z.number() });
const anyName = /^(academy|before-update)-[0-9A-Za-z-]+\.backup$/;

/** The nightly backups in `folder`, of which the newest `keep` stay; 0 makes none. */
export function createBackups(database: Database, clock: () => number, { folder, keep }: { folder: string; keep: number }) {
  let drilling = false;

  async function makeOne(): Promise<void> {
    const now = clock();
    const file = join(folder, `academy-${momentInName(now)}.backup`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await sweepUnfinished(folder);
      await writeBackup(database, file, now);
    } catch (error) {
      const code = error instanceof Error && "syscall" in error && "path" in error && "code" in error ? String(error.code) : "";
      if (code === "") throw error;
      throw new Refusal(`${folder} cannot be written (${code}). It must be a folder that the site's user may write to.`, { cause: error });
    }
    await put(key, { at: now, bytes: (await stat(file)).size });
    await dropOldest(folder, nightlyName, Math.max(1, keep));
  }

  const put = (key: string, value: object): Promise<void> => database.write((tx) => putJsonValue(tx, key, value));
  const storedAt = (key: string): Promise<unknown> => database.read((db) => jsonValueOf(db, key));
  const newest = async (): Promise<number | undefined> => newestBackup.safeParse(await storedAt(key)).data?.at;

  const { start: make } = onceAtATime(makeOne);

  function fileOf(name: string): string {
    const file = join(folder, name);
    if (!anyName.test(name) || !existsSync(file)) throw new NotFound("There is no backup of this name.");
    return file;
  }

  return {
    keep,

    async makeNightly(): Promise<void> {
      if (keep === 0) return;
      try {
        await make();
      } catch (error) {
        await put(failedKey, { at: clock(), error: error instanceof Error ? error.message.slice(0, 200) : "unknown" }).catch(() => {});
        throw error;
      }
    },

    /** A line if the last one failed, or the newest is too old; a new academy has two days until its first. */
    async attention(): Promise<Attention[]> {
      if (keep === 0) return [];
      const made = await newest();
      const failed = failedBackup.safeParse(await storedAt(failedKey)).data;
      const [link, advice] = ["/admin/settings", "Look at the disk and the rights of the backup folder, then make one now under Settings."];
      if (failed && failed.at > (made ?? 0)) return [{ key: "backup", what: `The last backup failed (${failed.error}).`, advice, link }];
      const begun = await database.read((db) =>
        db
          .selectFrom("schema_migrations")
          .select((of) => of.fn.min("applied_at").as("at"))
          .executeTakeFirst(),
      );
      if ((made ?? Number(begun?.at ?? clock())) > clock() - oldestBackup) return [];
      const what = made === undefined ? "There is no backup yet." : `The newest backup is of ${new Date(made).toISOString().slice(0, 10)}.`;
      return [{ key: "backup", what, advice, link }];
    },

    make,

    async list(): Promise<BackupFile[]> {
      const files = await Promise.all(
        (await namesIn(folder, anyName)).map(async (name) => {
          const file = await stat(join(folder, name)).catch(() => undefined);
          // A newer backup may have taken its place meanwhile.
          if (!file) return [];
          return [{ name, bytes: file.size, made_at: momentIn(name) ?? file.mtime.toISOString(), beforeUpdate: beforeName.test(name) }];
        }),
      );
      return files.flat().sort((one, other) => other.made_at.localeCompare(one.made_at));
    },

    /**
     * Restores a backup into a database of its own, checks every hash, stores the outcome, and answers how many rows it has.
     * Throws Refusal when it cannot be restored, NotFound, TooManyAttempts while another is checked.
     */
    async check(name: string): Promise<number> {
      const file = fileOf(name);
      if (drilling) throw new TooManyAttempts("Another backup is being checked. Please wait until that is done.", 30);
      drilling = true;
      try {
        const { rows, trouble } = await drillRestore(file, folder).catch((error: unknown) => {
          if (error instanceof DamagedBackup || error instanceof DatabaseTooNew) return { rows: 0, trouble: error.message };
          throw error;
        });
        await put(drillKey, { name, at: new Date(clock()).toISOString(), rows, trouble });
        if (trouble !== "") throw new Refusal(trouble);
        return rows;
      } finally {
        drilling = false;
      }
    },

    lastDrill: async (): Promise<BackupDrill | null> =>
      backupDrill
        .nullable()
        .catch(null)
        .parse((await storedAt(drillKey)) ?? null),

    /** A backup's bytes, as they are read. Throws NotFound. */
    async open(name: string): Promise<{ bytes: number; stream: ReadableStream<Uint8Array> }> {
      const file = fileOf(name);
      return { bytes: (await stat(file)).size, stream: Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array> };
    },

    /** When the newest backup was made, by whichever process; undefined when there is none yet. */
    newest,
  };
}

/** When a backup was made, as its name says: a file that was copied from elsewhere has the moment of the copy. */
function momentIn(name: string): string | undefined {
  const [, day, hour, minute, second] = /-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)/.exec(name) ?? [];
  const moment = `${day}T${hour}:${minute}:${second}.000Z`;
  return Number.isNaN(Date.parse(moment)) ? undefined : moment;
}
