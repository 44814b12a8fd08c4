import type { Migration } from "../migration.ts";

/** Links that show an item which visitors may not see; only their hashes. */
export const previewLinks: Migration = {
  name: "0027-preview-links",
  async up({ tx, table }) {
    await table("preview_links")
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("noun", "text", (column) => column.notNull())
      .addColumn("item_id", "integer", (column) => column.notNull())
      .addColumn("made_by", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await tx.schema.createIndex("preview_links_of_item").on("preview_links").columns(["noun", "item_id"]).execute();
  },
};
