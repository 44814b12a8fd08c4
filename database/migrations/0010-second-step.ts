import type { Migration } from "../migration.ts";

/** Room for a second step after the password: the secret that an app shares, codes for a lost phone, sign-ins that wait for a code. */
export const secondStep: Migration = {
  name: "0010-second-step",
  async up({ tx }) {
    for (const column of ["totp_secret", "totp_offered"]) {
      await tx.schema
        .alterTable("admins")
        .addColumn(column, "text", (built) => built.notNull().defaultTo(""))
        .execute();
    }
    await tx.schema
      .alterTable("admins")
      .addColumn("totp_counter", "bigint", (built) => built.notNull().defaultTo(0))
      .execute();
    await tx.schema
      .alterTable("sessions")
      .addColumn("waits_for", "text", (built) => built.notNull().defaultTo(""))
      .execute();
    await tx.schema
      .createTable("recovery_codes")
      .addColumn("code_hash", "text", (column) => column.primaryKey())
      .addColumn("admin_id", "integer", (column) => column.notNull().references("admins.id").onDelete("cascade"))
      .execute();
  },
};
