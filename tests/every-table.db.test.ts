import { expect, it } from "vitest";
import { contentTables, tableNames } from "#database/every-table.ts";
import { openTestAcademy } from "./harness.ts";

/** What every table of content has, and no other table. */
const contentColumns = ["search_text", "updated_by", "deleted_at", "deleted_by"];

it("the list of tables is the database's own catalogue, and so is the list of content", async () => {
  const { database } = await openTestAcademy();
  const tables = await database.read((db) => db.introspection.getTables());
  expect(tables.map((table) => table.name).sort()).toEqual([...tableNames].sort());
  const content = tables.filter(({ columns }) => contentColumns.every((name) => columns.some((column) => column.name === name)));
  expect(content.map((table) => table.name).sort()).toEqual([...contentTables].sort());
});
