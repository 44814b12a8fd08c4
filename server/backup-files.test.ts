import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { beforeName, dropOldest, momentInName, sweepLeft, sweepUnfinished, sweepUnfinishedByHand } from "./backup-files.ts";

/** A folder with these files, and what is in it now. */
function folderWith(...names: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "academy-backups-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of names) writeFileSync(join(folder, name), "");
  return { folder, left: () => readdirSync(folder).sort() };
}

const nightly = /^academy-.*\.backup$/;
const ofNight = (day: number) => `academy-2028-02-${day}T03-00-00.backup`;

it("the newest backups stay, and whatever else is in the folder", async () => {
  const { folder, left } = folderWith(ofNight(27), ofNight(29), ofNight(28), "before-update-1.backup", "mine.txt");
  await dropOldest(folder, nightly, 3);
  expect(left()).toHaveLength(5);
  await dropOldest(folder, nightly, 2);
  expect(left()).toEqual([ofNight(28), ofNight(29), "before-update-1.backup", "mine.txt"]);
  await dropOldest(folder, nightly, 0);
  expect(left()).toEqual(["before-update-1.backup", "mine.txt"]);
});

it("of the backups before an update, one that somebody named otherwise or keeps apart is not dropped", async () => {
  const own = ["before-update-12.backup", "my-before-update-1.backup", "before-update-1.backup.kept", "before-update-1.backups"];
  const { folder, left } = folderWith("before-update-11.backup", ...own);
  await dropOldest(folder, beforeName, 1);
  expect(left()).toEqual(own.sort());
});

it("a name says the moment in UTC, without what a system of files does not take", () => {
  expect(momentInName(Date.UTC(2028, 1, 29, 3, 5, 7, 999))).toBe("2028-02-29T03-05-07");
});

it("of what was left unfinished, a backup made by hand goes only when another is made by hand, one of an older version at once", async () => {
  const gone = 2 ** 30;
  const [byHand, byOlder] = [`my-${ofNight(27)}.${gone}.unfinished`, `${ofNight(27)}.unfinished`];
  const inAContainer = `monday.backup.${process.pid}.unfinished`;
  const text = `${ofNight(27)}.${gone}.unfinished.txt`;
  const { folder, left } = folderWith(byHand, inAContainer, byOlder, `before-update-1.backup.${gone}.unfinished`, text);
  await sweepUnfinished(folder);
  expect(left()).toEqual([byHand, inAContainer, text].sort());
  await sweepUnfinishedByHand(folder);
  expect(left()).toEqual([text]);
});

it("no folder has nothing to drop", async () => {
  await dropOldest("/no/such/folder", nightly, 1);
});

it("what a process left unfinished goes when that process is gone, or nobody wrote it for an hour", async () => {
  const unfinished = (night: number, pid: number) => `${ofNight(night)}.${pid}.unfinished`;
  // No system has a process of this number.
  const [own, running, gone] = [process.pid, process.ppid, 2 ** 30];
  const [mine, theirs, longAgo, left] = [unfinished(1, own), unfinished(2, running), unfinished(3, running), unfinished(4, gone)];
  const there = folderWith(mine, theirs, longAgo, left, ofNight(28));
  // The day of the tests is not always that of the disk.
  const now = Date.now() / 1000;
  utimesSync(join(there.folder, theirs), now, now);
  const before = now - 3700;
  utimesSync(join(there.folder, longAgo), before, before);
  await sweepLeft(there.folder, /\.(\d+)\.unfinished$/, false);
  expect(there.left()).toEqual([mine, ofNight(28), theirs].sort());
  await sweepUnfinished(there.folder);
  expect(there.left()).toEqual([ofNight(28), theirs].sort());
});
