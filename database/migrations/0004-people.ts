import type { Migration } from "../migration.ts";

/** Gives each account a person, a role and an end; sessions a place; and makes room for links that let a person choose a password. */
export const people: Migration = {
  name: "0004-people",
  async up({ tx }) {
    for (const [column, before] of [
      ["name", ""],
      ["email", ""],
      // Whoever could sign in until now could do everything.
      ["role", "owner"],
    ] as const) {
      await tx.schema
        .alterTable("admins")
        .addColumn(column, "text", (built) => built.notNull().defaultTo(before))
        .execute();
    }
    await tx.schema.alterTable("admins").addColumn("left_at", "bigint").execute();
    for (const column of ["device", "network"]) {
      await tx.schema
        .alterTable("sessions")
        .addColumn(column, "text", (built) => built.notNull().defaultTo(""))
        .execute();
    }
    await tx.schema
      .createTable("account_links")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("admin_id", "integer", (column) => column.notNull().unique().references("admins.id").onDelete("cascade"))
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await tx.schema.createIndex("audit_by_actor").on("audit").columns(["actor", "id"]).execute();
  },
};
