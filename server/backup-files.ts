import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { runs } from "./runs.ts";

export const beforeName = /^before-update-.*\.backup$/;
/** As write-backup.ts names what it has begun: those of the night and of updates, and those that somebody named. */
const unfinishedName = /^(?:academy|before-update)-.*\.backup(?:\.(\d+))?\.unfinished$/;
const unfinishedOfAnyName = /\.(\d+)\.unfinished$/;
/** A process of another machine may still write it. */
const surelyLeft = 3_600_000;

/** "2026-11-23T03-00-00": the date comes first, so that names sort by age. */
export function momentInName(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replaceAll(":", "-");
}

/** The names of a folder that fit, the oldest first; none when it is not there. */
export async function namesIn(folder: string, which: RegExp): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((entry) => which.test(entry)).sort();
}

/** Leaves the newest `most`. */
export async function dropOldest(folder: string, which: RegExp, most: number): Promise<void> {
  const names = await namesIn(folder, which);
  for (const name of names.slice(0, Math.max(0, names.length - most))) await rm(join(folder, name), { force: true });
}

/** Takes away what a process left that was killed while it wrote a backup. In a container every start may have the same number. */
export const sweepUnfinished = (folder: string): Promise<void> => sweepLeft(folder, unfinishedName, true);
/** The same of backups that were made by hand. */
export const sweepUnfinishedByHand = (folder: string): Promise<void> => sweepLeft(folder, unfinishedOfAnyName, true);

/** Takes away files of processes that are gone, whose number `which` finds in a name; `own`: those of this process's number, too. */
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
