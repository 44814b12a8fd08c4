import type { Migration } from "../migration.ts";
import { addColumns, idOf, unique, withColumns } from "./columns.ts";

/** Room for passkeys, and for whether a session was begun with more than a password. */
export const passkeys: Migration = {
  name: "0012-passkeys",
  async up({ tx, table }) {
    await withColumns(table("passkeys"), {
      ...{ admin_id: idOf("admins"), credential_id: unique, public_key: "text", counter: "bigint", name: "text" },
      ...{ created_at: "bigint", last_used_at: "bigint?" },
    }).execute();
    await tx.schema.createIndex("passkeys_of").on("passkeys").column("admin_id").execute();
    // A session of before is taken for one with a password alone.
    await addColumns(tx, "sessions", "integer", { second_step: 0 });
  },
};
