import type { Migration } from "../migration.ts";

export const redirects: Migration = {
  name: "0022-redirects",
  async up({ table }) {
    await table("redirects")
      .addColumn("source", "text", (column) => column.notNull().unique())
      .addColumn("target", "text", (column) => column.notNull())
      .addColumn("noun", "text", (column) => column.notNull())
      .addColumn("item_id", "integer", (column) => column.notNull())
      .addColumn("hits", "bigint", (column) => column.notNull())
      .addColumn("last_hit_at", "bigint")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("created_by", "text", (column) => column.notNull())
      .execute();
    await table("missing_addresses")
      .addColumn("address", "text", (column) => column.notNull().unique())
      .addColumn("asked", "bigint", (column) => column.notNull())
      .addColumn("first_at", "bigint", (column) => column.notNull())
      .addColumn("last_at", "bigint", (column) => column.notNull())
      .addColumn("came_from", "text", (column) => column.notNull())
      .addColumn("ignored", "integer", (column) => column.notNull())
      .execute();
  },
};
