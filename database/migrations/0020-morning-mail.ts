import type { Migration } from "../migration.ts";
import { addColumns, idOf, withColumns } from "./columns.ts";

export const morningMail: Migration = {
  name: "0020-morning-mail",
  async up({ tx, table }) {
    await addColumns(tx, "admins", "text", { morning_mail_from: "" });
    await withColumns(table("morning_mails"), {
      ...{ admin_id: idOf("admins"), day: "text", state: "text", attempts: "integer", next_at: "bigint", message_id: "text" },
      last_error: "text?",
    })
      .addUniqueConstraint("morning_mails_once", ["admin_id", "day"])
      .execute();
  },
};
