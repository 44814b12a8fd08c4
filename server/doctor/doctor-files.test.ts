import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { oldestBackup } from "../backup-files.ts";
import { backupFiles, fileModes, missingBackup, tooFull } from "./doctor-files.ts";

test("the newest nightly backup is read, whatever lies beside it under a name that sorts later", async () => {
  const folder = mkdtempSync(join(tmpdir(), "academy-doctor-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["academy-2026-11-22T03-00-00", "academy-2026-11-23T03-00-00", "academy-before-the-move"])
    writeFileSync(join(folder, `${name}.backup`), "");
  const found = await backupFiles({ backups: { folder, keep: 7 } }, 1);
  expect(found.map(({ what }) => what.includes("academy-2026-11-23T03-00-00.backup"))).toEqual([true]);
});

test("a backup folder in which nothing can be written, and a backup that was not finished, are named; without backups nothing is", async () => {
  const folder = mkdtempSync(join(tmpdir(), "academy-doctor-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const name = "academy-2026-11-22T03-00-00.backup.unfinished";
  writeFileSync(join(folder, name), "");
  const found = await backupFiles({ backups: { folder, keep: 7 } });
  expect(found.map(({ what }) => what)).toEqual([`${join(folder, name)} is no backup to rely on: It was never finished.`]);
  expect(await backupFiles({ backups: { folder, keep: 0 } })).toEqual([]);
  expect(await backupFiles({ backups: { folder: join(folder, "none"), keep: 7 } })).toEqual([]);
  const file = await backupFiles({ backups: { folder: join(folder, name), keep: 7 } });
  expect(file.map(({ what }) => what)).toEqual([`No backup can be written to ${join(folder, name)}.`]);
});

test("files with hashes, keys and enquiries that others of the machine may open are named, each with how that ends", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "academy-doctor-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const folder = join(dataDir, "backups");
  const databaseFile = join(dataDir, "academy.db");
  mkdirSync(folder, 0o700);
  const open = [databaseFile, `${databaseFile}-wal`, join(folder, "one.backup"), join(dataDir, "secret.key")];
  for (const file of open) {
    writeFileSync(file, "");
    chmodSync(file, 0o640);
  }
  writeFileSync(join(folder, "two.backup"), "", { mode: 0o600 });
  writeFileSync(join(dataDir, "notes.txt"), "");
  // Whoever works on the program may have a .env beside it, too.
  const named = () =>
    fileModes({ dataDir, databaseFile, backups: { folder } })
      .map(({ advice }) => advice)
      .filter((advice) => advice.includes(dataDir));
  expect(named()).toEqual(open.map((file) => `Take the right away: chmod go= ${file}`));
  chmodSync(dataDir, 0o701);
  expect(named()[0]).toBe(`Take the right away: chmod go= ${dataDir}`);
});

test("a disk is nearly full with less than 500 MB", () => {
  expect(tooFull(500_000_000, "/data")).toEqual([]);
  expect(tooFull(499_400_000, "/data")[0]?.what).toBe("Only 499 MB are free where /data is.");
});

test("a backup is missing where there is none yet, where it is gone again, and two days after the last", () => {
  const now = Date.parse("2026-11-24T08:00:00Z");
  const hours = 3_600_000;
  const said = (age: number | undefined, isHere = true) =>
    missingBackup({ newest: age === undefined ? undefined : now - age, isHere, folder: "/backups" }, now)[0]?.what;
  expect(said(undefined)).toBe("There is no nightly backup yet.");
  expect(said(2 * hours, false)).toBe("A nightly backup was made, but there is none in /backups.");
  expect(said(oldestBackup - 1)).toBeUndefined();
  expect(said(oldestBackup)).toMatch(/^The newest nightly backup is of 2026-11-2/);
});
