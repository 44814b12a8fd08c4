import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { runs } from "./runs.ts";

/** Milliseconds. The newest backup of a site that is well is younger. */
export const oldestBackup = 2 * 24 * 3_600_000;
export const nightlyName = /^academy-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.backup$/;
export const beforeName = /^before-update-.*\.backup$/;
/** How database/backup/write-backup.ts names a file until it is whole: a backup of the night or of an update, or one that somebody named. */
const unfinishedName = /^(?:academy|before-update)-.*\.backup(?:\.(\d+))?\.unfinished$/;
const unfinishedOfAnyName = /\.(\d+)\.unfinished$/;
/** Milliseconds. A younger file may be one that a process of another machine still writes. */
const surelyLeft = 3_600_000;

/** "2026-11-23T03-00-00": the date comes first, so that names sort by age. */
export function momentInName(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replaceAll(":", "-");
}

/** The names of a folder that fit, the oldest first; none when it is not there. */
export async function namesIn(folder: string, which: RegExp): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((entry) => which.test(entry)).sort();
}

/** Deletes the oldest that fit, so that `most` are left. */
export async function dropOldest(folder: string, which: RegExp, most: number): Promise<void> {
  const names = await namesIn(folder, which);
  for (const name of names.slice(0, Math.max(0, names.length - most))) await rm(join(folder, name), { force: true });
}

/** Deletes what was left by a process that was killed as it wrote a backup. In a container each start may have the same process number. */
export const sweepUnfinished = (folder: string): Promise<void> => sweepLeft(folder, unfinishedName, true);
/** The same, whatever a backup was to be called. */
export const sweepUnfinishedByHand = (folder: string): Promise<void> => sweepLeft(folder, unfinishedOfAnyName, true);

/** Deletes files of processes that are gone: `which` finds a process's number in a name. `own`: also those with the number of this one. */
export async function sweepLeft(folder: string, which: RegExp, own: boolean): Promise<void> {
  for (const name of await namesIn(folder, which)) {
    const pid = Number(which.exec(name)?.[1] ?? 0);
    const changed = await stat(join(folder, name)).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    const isLeft = pid === process.pid ? own : !runs(pid) || changed < Date.now() - surelyLeft;
    if (isLeft) await rm(join(folder, name), { force: true });
  }
}
