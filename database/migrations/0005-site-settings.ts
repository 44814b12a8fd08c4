import type { Migration } from "../migration.ts";
import { key, withColumns } from "./columns.ts";

export const siteSettings: Migration = {
  name: "0005-site-settings",
  async up({ tx }) {
    await withColumns(tx.schema.createTable("site_settings"), {
      ...{ name: key, data: "text", version: "integer", updated_at: "bigint", updated_by: "text" },
    }).execute();
    await tx.insertInto("content_versions").values({ noun: "site_settings", version: 1 }).execute();
  },
};
