import type { Migration } from "../migration.ts";
import { addColumns, idOf, key, withColumns } from "./columns.ts";

/** Gives each account a person, a role and an end; sessions a place; and makes room for links that let a person choose a password. */
export const people: Migration = {
  name: "0004-people",
  async up({ tx }) {
    // Whoever could sign in until now could do everything.
    await addColumns(tx, "admins", "text", { name: "", email: "", role: "owner" });
    await addColumns(tx, "admins", "bigint", { left_at: null });
    await addColumns(tx, "sessions", "text", { device: "", network: "" });
    await withColumns(tx.schema.createTable("account_links"), {
      ...{ token_hash: key, admin_id: idOf("admins", (column) => column.notNull().unique()), expires_at: "bigint" },
    }).execute();
    await tx.schema.createIndex("audit_by_actor").on("audit").columns(["actor", "id"]).execute();
  },
};
