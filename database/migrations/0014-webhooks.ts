import type { Migration } from "../migration.ts";
import { idOf, withColumns } from "./columns.ts";

export const webhooks: Migration = {
  name: "0014-webhooks",
  async up({ tx, table }) {
    await withColumns(table("webhooks"), {
      ...{ address: "text", events: "text", secret: "text", active: "integer", note: "text", failing_since: "bigint?" },
      ...{ created_at: "bigint", made_by: "text" },
    }).execute();
    await withColumns(table("webhook_deliveries"), {
      ...{ webhook_id: idOf("webhooks"), event: "text", noun: "text", item_id: "integer?", message_id: "text", payload: "text" },
      ...{ state: "text", attempts: "integer", next_at: "bigint", created_at: "bigint", tried_at: "bigint?", status: "integer?" },
      answer: "text",
    }).execute();
    await tx.schema.createIndex("webhook_deliveries_due").on("webhook_deliveries").columns(["state", "next_at"]).execute();
    await tx.schema.createIndex("webhook_deliveries_of").on("webhook_deliveries").columns(["webhook_id", "id"]).execute();
    await tx.schema.createIndex("webhook_deliveries_about").on("webhook_deliveries").columns(["noun", "item_id"]).execute();
    await withColumns(tx.schema.createTable("announced_posts"), { post_id: idOf("posts", (column) => column.primaryKey()) }).execute();
  },
};
