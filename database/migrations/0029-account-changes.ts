import type { Migration } from "../migration.ts";
import { addColumns, idOf, key, withColumns } from "./columns.ts";

/** When a session last proved whose it is; addresses that wait until their link is opened; and what people are told of changes of accounts. */
export const accountChanges: Migration = {
  name: "0029-account-changes",
  async up({ tx, table }) {
    await addColumns(tx, "sessions", "bigint", { proved_at: 0 });
    await addColumns(tx, "admins", "text", { email_waiting: "" });
    await withColumns(tx.schema.createTable("email_links"), {
      ...{ token_hash: key, admin_id: idOf("admins", (column) => column.notNull().unique()), email: "text", expires_at: "bigint" },
    }).execute();
    await withColumns(table("account_changes"), {
      ...{ admin_id: idOf("admins"), at: "bigint", what: "text", made_by: "text", network: "text", email: "text" },
      ...{ is_copy: "integer", state: "text", attempts: "integer", next_at: "bigint", message_id: "text", last_error: "text?" },
      seen_at: "bigint?",
    }).execute();
    await tx.schema.createIndex("account_changes_by_admin").on("account_changes").columns(["admin_id", "at"]).execute();
    await tx.schema.createIndex("account_changes_by_state").on("account_changes").columns(["state", "next_at"]).execute();
  },
};
