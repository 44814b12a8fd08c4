import { sql } from "kysely";
import { expect, it } from "vitest";
import { type Database, openDatabase } from "#database/database.ts";
import { freshDatabaseUrl } from "./harness.ts";
import { open } from "./torture/killed-upgrades.ts";

it("a start sets counters forward that are behind their rows, as in a copy made by replication, and none back", async () => {
  const place = { url: await freshDatabaseUrl(), file: "" };
  const before = await openDatabase(place);
  for (let row = 0; row < 3; row++) await addLine(before);
  const engine = open(place);
  await sql`select setval('audit_id_seq', 1), setval('jobs_id_seq', 500)`.execute(engine.db);
  await expect(addLine(before)).rejects.toThrow("taken already");
  await before.close();

  const after = await openDatabase(place);
  expect((await addLine(after)).id).toBe(4);
  const { rows } = await sql`select last_value from jobs_id_seq`.execute(engine.db);
  expect(rows).toEqual([{ last_value: 500 }]);
  await Promise.all([after.close(), engine.close()]);
});

function addLine(database: Database) {
  const line = { at: 1, actor: "admin", address: "", action: "create", noun: "courses", item_id: 1, title: "", search_text: "" };
  return database.write((tx) => tx.insertInto("audit").values(line).returning("id").executeTakeFirstOrThrow());
}
