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
