import type { Migration } from "../migration.ts";
import { unique, withColumns } from "./columns.ts";

/** Links that show an item which visitors may not see; only their hashes. */
export const previewLinks: Migration = {
  name: "0027-preview-links",
  async up({ tx, table }) {
    await withColumns(table("preview_links"), {
      ...{ token_hash: unique, noun: "text", item_id: "integer", made_by: "text", created_at: "bigint", expires_at: "bigint" },
    }).execute();
    await tx.schema.createIndex("preview_links_of_item").on("preview_links").columns(["noun", "item_id"]).execute();
  },
};
