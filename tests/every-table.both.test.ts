import { expect, it } from "vitest";
import { contentKinds } from "#contract/content-kinds.ts";
import { contentTables, tableNames } from "#database/tables.ts";
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
