import type { Migration } from "../migration.ts";
import { columnsOf, withColumns } from "./columns.ts";

type Tools = Parameters<Migration["up"]>[0];

export async function createContentTable(
  { tx, table }: Tools,
  name: string,
  { texts, integers }: { texts: readonly string[]; integers: readonly string[] },
): Promise<void> {
  const columns = {
    ...columnsOf("text", ...texts, "search_text", "updated_by", "deleted_by"),
    ...columnsOf("integer", ...integers, "version"),
    ...columnsOf("bigint", "created_at", "updated_at"),
  };
  await withColumns(table(name), { ...columns, deleted_at: "bigint?" }).execute();
  await tx.schema.createIndex(`${name}_deleted`).on(name).column("deleted_at").where("deleted_at", "is not", null).execute();
  await tx.insertInto("content_versions").values({ noun: name, version: 1 }).execute();
}
