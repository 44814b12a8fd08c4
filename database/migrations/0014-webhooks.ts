import type { Migration } from "../migration.ts";

export const webhooks: Migration = {
  name: "0014-webhooks",
  async up({ tx, table }) {
    await table("webhooks")
      .addColumn("address", "text", (column) => column.notNull())
      .addColumn("events", "text", (column) => column.notNull())
      .addColumn("secret", "text", (column) => column.notNull())
      .addColumn("active", "integer", (column) => column.notNull())
      .addColumn("note", "text", (column) => column.notNull())
      .addColumn("failing_since", "bigint")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("made_by", "text", (column) => column.notNull())
      .execute();
    await table("webhook_deliveries")
      .addColumn("webhook_id", "integer", (column) => column.notNull().references("webhooks.id").onDelete("cascade"))
      .addColumn("event", "text", (column) => column.notNull())
      .addColumn("noun", "text", (column) => column.notNull())
      .addColumn("item_id", "integer")
      .addColumn("message_id", "text", (column) => column.notNull())
      .addColumn("payload", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("next_at", "bigint", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("tried_at", "bigint")
      .addColumn("status", "integer")
      .addColumn("answer", "text", (column) => column.notNull())
      .execute();
    await tx.schema.createIndex("webhook_deliveries_due").on("webhook_deliveries").columns(["state", "next_at"]).execute();
    await tx.schema.createIndex("webhook_deliveries_of").on("webhook_deliveries").columns(["webhook_id", "id"]).execute();
    await tx.schema.createIndex("webhook_deliveries_about").on("webhook_deliveries").columns(["noun", "item_id"]).execute();
    await tx.schema
      .createTable("announced_posts")
      .addColumn("post_id", "integer", (column) => column.primaryKey().references("posts.id").onDelete("cascade"))
      .execute();
  },
};
