import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { restrictFileAccess } from "./file-permissions.ts";

const folder = mkdtempSync(join(tmpdir(), "rights-"));
const before = process.umask();
afterEach(() => {
  process.umask(before);
  rmSync(folder, { recursive: true });
});

/** What others of the machine may do with each file, "." the folder. */
const rights = () =>
  Object.fromEntries(
    [".", ...readdirSync(folder, { recursive: true, encoding: "utf8" })]
      .sort()
      .map((name) => [name, (statSync(join(folder, name)).mode & 0o077).toString(8)]),
  );

it("what is ours is narrowed, what is written from then on is private, and a stranger's file and folder stay as they are", () => {
  mkdirSync(join(folder, "backups"));
  for (const name of ["academy.db", "backups/one.backup", "notes.txt"]) writeFileSync(join(folder, name), "");
  for (const name of ["backups", "."]) chmodSync(join(folder, name), 0o755);
  for (const name of ["academy.db", "backups/one.backup", "notes.txt"]) chmodSync(join(folder, name), 0o644);
  expect(restrictFileAccess(folder)).toEqual([]);
  writeFileSync(join(folder, "academy.db-wal"), "");
  const narrowed = { "academy.db": "0", "academy.db-wal": "0", backups: "0", "backups/one.backup": "0" };
  expect(rights()).toEqual({ ".": "55", ...narrowed, "notes.txt": "44" });
  rmSync(join(folder, "notes.txt"));
  restrictFileAccess(folder);
  expect(rights()).toEqual({ ".": "0", ...narrowed });
});
