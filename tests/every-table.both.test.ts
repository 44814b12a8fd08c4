import { sql } from "kysely";
import { expect, it } from "vitest";
import { contentKinds } from "#contract/content-kinds.ts";
import { Duplicate } from "#database/database.ts";
import { contentTables, tableNames } from "#database/tables.ts";
import { kindTrials } from "./factories.ts";
import { openTestAcademy } from "./harness.ts";

const contentColumns = ["search_text", "updated_by", "deleted_at", "deleted_by"];

it("the list of tables is the database's own catalogue, and so is the list of content", async () => {
  const { database } = await openTestAcademy();
  const tables = await database.read((db) => db.introspection.getTables());
  expect(tables.map((table) => table.name).sort()).toEqual([...tableNames].sort());
  const content = tables.filter(({ columns }) => contentColumns.every((name) => columns.some((column) => column.name === name)));
  expect(content.map((table) => table.name).sort()).toEqual([...contentTables].sort());
});

it("every table of content belongs to a kind, and has a column for each of its fields", async () => {
  const { database } = await openTestAcademy();
  const tables = await database.read((db) => db.introspection.getTables());
  const kinds = Object.values(contentKinds);
  expect([...new Set(kinds.map(({ table }) => table))].sort()).toEqual([...contentTables].sort());
  for (const { table, list } of kinds) {
    const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
    const fields = Object.entries(list).map(([name, field]) => ("column" in field ? field.column : name));
    expect(fields.filter((field) => !columns.includes(field))).toEqual([]);
    // What the first program with rooms called its only branch: migrations only add.
    const former = table === "rooms" ? ["branch_id"] : [];
    const known = [...fields, ...former, ...contentColumns, "id", "version", "created_at", "updated_at", "display_order", "kind"];
    expect(columns.filter((column) => !known.includes(column))).toEqual([]);
  }
});

it("no table holds one address twice, whoever writes it", async () => {
  const { database, call, signIn } = await openTestAcademy();
  const token = await signIn();
  const tables = await database.read((db) => db.introspection.getTables());
  for (const { table, list, path } of Object.values(contentKinds)) {
    if (!("slug" in list)) continue;
    const { body } = await call("POST", `/api/${path}`, kindTrials[path].input({ slug: "twice" }), { token });
    const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
    const names = sql.join(columns.filter((name) => name !== "id").map((name) => sql.ref(name)));
    const again = sql`insert into ${sql.table(table)} (${names}) select ${names} from ${sql.table(table)} where id = ${body.id}`;
    await expect(
      database.change(table, (tx) => again.execute(tx)),
      table,
    ).rejects.toThrow(Duplicate);
  }
});
