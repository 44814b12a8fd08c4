import type { Migration } from "../migration.ts";

/** Links for a new password that were asked for by mail: beside an open invitation, which they leave as it is. Only their hashes. */
export const passwordResets: Migration = {
  name: "0033-password-resets",
  async up({ tx }) {
    await tx.schema
      .createTable("password_resets")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("admin_id", "integer", (column) => column.notNull().references("admins.id").onDelete("cascade"))
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await tx.schema.createIndex("password_resets_of_admin").on("password_resets").column("admin_id").execute();
  },
};
