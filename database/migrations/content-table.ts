import type { ColumnDefinitionBuilder } from "kysely";
import type { Migration } from "../migration.ts";

type Tools = Parameters<Migration["up"]>[0];

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export async function createContentTable(
  { tx, table }: Tools,
  name: string,
  { texts, integers }: { texts: readonly string[]; integers: readonly string[] },
): Promise<void> {
  let built = table(name);
  for (const column of [...texts, "search_text", "updated_by", "deleted_by"]) built = built.addColumn(column, "text", required);
  for (const column of [...integers, "version"]) built = built.addColumn(column, "integer", required);
  for (const column of ["created_at", "updated_at"]) built = built.addColumn(column, "bigint", required);
  await built.addColumn("deleted_at", "bigint").execute();
  await tx.schema.createIndex(`${name}_deleted`).on(name).column("deleted_at").where("deleted_at", "is not", null).execute();
  await tx.insertInto("content_versions").values({ noun: name, version: 1 }).execute();
}
