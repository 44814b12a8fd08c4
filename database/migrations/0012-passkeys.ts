import type { Migration } from "../migration.ts";

/** Room for passkeys, and for whether a session was begun with more than a password. */
export const passkeys: Migration = {
  name: "0012-passkeys",
  async up({ tx, table }) {
    await table("passkeys")
      .addColumn("admin_id", "integer", (column) => column.notNull().references("admins.id").onDelete("cascade"))
      .addColumn("credential_id", "text", (column) => column.notNull().unique())
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("counter", "bigint", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("last_used_at", "bigint")
      .execute();
    await tx.schema.createIndex("passkeys_of").on("passkeys").column("admin_id").execute();
    // A session of before is taken for one with a password alone.
    await tx.schema
      .alterTable("sessions")
      .addColumn("second_step", "integer", (built) => built.notNull().defaultTo(0))
      .execute();
  },
};
