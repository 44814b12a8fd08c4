import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "./database.ts";
import { openSqlite } from "./sqlite.ts";

it("what is deleted is in no byte of the file once it is closed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "academy-sqlite-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "academy.db");
  const { db, close } = openSqlite(file);
  await sql`create table people (name text)`.execute(db);
  for (const name of ["Kamala Perera", "Nimal Silva"]) await sql`insert into people values (${name})`.execute(db);
  await sql`delete from people where name = 'Kamala Perera'`.execute(db);
  await close();
  const kept = readFileSync(file, "latin1");
  expect([kept.includes("Nimal Silva"), kept.includes("Kamala")]).toEqual([true, false]);
});

it("a disk without one free byte is full, and one that fails is unreachable", async () => {
  const { troubleOf, close } = openSqlite(":memory:");
  const failed = (code: string) => troubleOf(Object.assign(new Error("disk I/O error"), { code }));
  expect(["SQLITE_IOERR_SHMSIZE", "SQLITE_FULL", "SQLITE_IOERR_READ"].map(failed)).toEqual(["full", "full", "unreachable"]);
  await close();
});

it("nothing is written into a file that was moved away or removed, nor where another was put in its place", async () => {
  const folder = mkdtempSync(join(tmpdir(), "academy-sqlite-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [file, away] = [join(folder, "academy.db"), join(folder, "away.db")];
  const database = await openDatabase({ url: "", file });
  onTestFinished(() => database.close());
  const write = (key: string) => database.write((tx) => tx.insertInto("settings").values({ key, value: "" }).execute());
  await write("before");
  renameSync(file, away);
  await expect(write("lost")).rejects.toMatchObject({ trouble: "moved" });
  writeFileSync(file, "");
  await expect(write("lost")).rejects.toMatchObject({ trouble: "moved" });
  renameSync(away, file);
  await write("after");
  rmSync(file);
  await expect(write("lost")).rejects.toMatchObject({ trouble: "moved" });
});
