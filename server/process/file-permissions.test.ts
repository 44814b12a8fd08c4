import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { restrictFileAccess } from "./file-permissions.ts";

let folder = "";
beforeEach(() => {
  const before = process.umask();
  folder = mkdtempSync(join(tmpdir(), "rights-"));
  onTestFinished(() => {
    process.umask(before);
    rmSync(folder, { recursive: true });
  });
});

/** Files that everybody of the machine may read, in a folder that everybody may enter. */
function fill(...names: string[]): void {
  for (const name of names) {
    writeFileSync(join(folder, name), "");
    chmodSync(join(folder, name), 0o644);
  }
  chmodSync(folder, 0o755);
}

/** What others of the machine may do with each file, "." the folder. */
const rights = () =>
  Object.fromEntries(
    [".", ...readdirSync(folder, { recursive: true, encoding: "utf8" })]
      .sort()
      .map((name) => [name, (statSync(join(folder, name)).mode & 0o077).toString(8)]),
  );

it("what is ours is narrowed, what is written from then on is private, and a stranger's file and folder stay as they are", () => {
  mkdirSync(join(folder, "backups"));
  chmodSync(join(folder, "backups"), 0o755);
  fill("academy.db", "backups/one.backup", "notes.txt");
  expect(restrictFileAccess(folder)).toEqual([]);
  writeFileSync(join(folder, "academy.db-wal"), "");
  const narrowed = { "academy.db": "0", "academy.db-wal": "0", backups: "0", "backups/one.backup": "0" };
  expect(rights()).toEqual({ ".": "55", ...narrowed, "notes.txt": "44" });
  rmSync(join(folder, "notes.txt"));
  restrictFileAccess(folder);
  expect(rights()).toEqual({ ".": "0", ...narrowed });
});

it("every key and every copy of what people wrote is ours; what is only called like it is not", () => {
  const names = ["academy.db-shm", "academy.db-journal", "secret.key"];
  mkdirSync(join(folder, "last-public"));
  mkdirSync(join(folder, "restore"));
  fill(...names, "last-public/courses.json", "restore/new.backup", "my-academy.db", "restored");
  restrictFileAccess(folder);
  const open = Object.entries(rights()).filter(([, others]) => others !== "0");
  expect(open.map(([name]) => name)).toEqual([".", "my-academy.db", "restored"]);
  expect(statSync(join(folder, "secret.key")).mode & 0o777).toBe(0o600);
});

it("a folder of its own disk is narrowed although something lies there, one for everybody's files is not", () => {
  mkdirSync(join(folder, "lost+found"), 0o700);
  fill("academy.db");
  chmodSync(folder, 0o1777);
  restrictFileAccess(folder);
  expect(rights()).toMatchObject({ ".": "77", "academy.db": "0" });
  chmodSync(folder, 0o777);
  restrictFileAccess(folder);
  expect(rights()).toMatchObject({ ".": "0" });
});

it("what a link of ours leads to is somebody else's", () => {
  fill("notes.txt");
  symlinkSync(join(folder, "notes.txt"), join(folder, "secret.key"));
  restrictFileAccess(folder);
  expect(rights()).toMatchObject({ "notes.txt": "44" });
});
