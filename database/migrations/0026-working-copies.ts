import type { Migration } from "../migration.ts";

/** Unpublished changes of what is published, one for each item; and what a person typed into a form and did not save. */
export const workingCopies: Migration = {
  name: "0026-working-copies",
  async up({ tx, table }) {
    await table("working_copies")
      .addColumn("noun", "text", (column) => column.notNull())
      .addColumn("item_id", "integer", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("base_version", "integer", (column) => column.notNull())
      .addColumn("data", "text", (column) => column.notNull())
      .addColumn("saved_at", "bigint", (column) => column.notNull())
      .addColumn("saved_by", "text", (column) => column.notNull())
      .execute();
    await tx.schema.createIndex("working_copies_of").unique().on("working_copies").columns(["noun", "item_id"]).execute();
    await table("autosaves")
      .addColumn("admin_id", "integer", (column) => column.notNull().references("admins.id").onDelete("cascade"))
      .addColumn("form", "text", (column) => column.notNull())
      .addColumn("client", "text", (column) => column.notNull())
      .addColumn("number", "bigint", (column) => column.notNull())
      .addColumn("data", "text", (column) => column.notNull())
      .addColumn("saved_at", "bigint", (column) => column.notNull())
      .addColumn("seen_at", "bigint", (column) => column.notNull())
      .execute();
    await tx.schema.createIndex("autosaves_of").unique().on("autosaves").columns(["form", "admin_id"]).execute();
  },
};
