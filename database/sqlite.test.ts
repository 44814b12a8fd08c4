import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
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
