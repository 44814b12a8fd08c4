import type { Migration } from "../migration.ts";

export const siteSettings: Migration = {
  name: "0005-site-settings",
  async up({ tx }) {
    await tx.schema
      .createTable("site_settings")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("data", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("updated_at", "bigint", (column) => column.notNull())
      .addColumn("updated_by", "text", (column) => column.notNull())
      .execute();
    await tx.insertInto("content_versions").values({ noun: "site_settings", version: 1 }).execute();
  },
};
