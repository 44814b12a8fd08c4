import type { Migration } from "../migration.ts";

/** When a session last proved whose it is; addresses that wait until their link is opened; and what people are told of changes of accounts. */
export const accountChanges: Migration = {
  name: "0029-account-changes",
  async up({ tx, table }) {
    await tx.schema
      .alterTable("sessions")
      .addColumn("proved_at", "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
    await tx.schema
      .alterTable("admins")
      .addColumn("email_waiting", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await tx.schema
      .createTable("email_links")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("admin_id", "integer", (column) => column.notNull().unique().references("admins.id").onDelete("cascade"))
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await table("account_changes")
      .addColumn("admin_id", "integer", (column) => column.notNull().references("admins.id").onDelete("cascade"))
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("what", "text", (column) => column.notNull())
      .addColumn("made_by", "text", (column) => column.notNull())
      .addColumn("network", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("is_copy", "integer", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("next_at", "bigint", (column) => column.notNull())
      .addColumn("message_id", "text", (column) => column.notNull())
      .addColumn("last_error", "text")
      .addColumn("seen_at", "bigint")
      .execute();
    await tx.schema.createIndex("account_changes_by_admin").on("account_changes").columns(["admin_id", "at"]).execute();
    await tx.schema.createIndex("account_changes_by_state").on("account_changes").columns(["state", "next_at"]).execute();
  },
};
