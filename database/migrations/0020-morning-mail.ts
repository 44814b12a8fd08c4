import type { Migration } from "../migration.ts";

export const morningMail: Migration = {
  name: "0020-morning-mail",
  async up({ tx, table }) {
    await tx.schema
      .alterTable("admins")
      .addColumn("morning_mail_from", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await table("morning_mails")
      .addColumn("admin_id", "integer", (column) => column.notNull().references("admins.id").onDelete("cascade"))
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("next_at", "bigint", (column) => column.notNull())
      .addColumn("message_id", "text", (column) => column.notNull())
      .addColumn("last_error", "text")
      .addUniqueConstraint("morning_mails_once", ["admin_id", "day"])
      .execute();
  },
};
