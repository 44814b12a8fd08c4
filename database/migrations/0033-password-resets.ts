import type { Migration } from "../migration.ts";
import { idOf, key, withColumns } from "./columns.ts";

/** Links for a new password that were asked for by mail: beside an open invitation, which they leave as it is. Only their hashes. */
export const passwordResets: Migration = {
  name: "0033-password-resets",
  async up({ tx }) {
    await withColumns(tx.schema.createTable("password_resets"), {
      token_hash: key,
      admin_id: idOf("admins"),
      expires_at: "bigint",
    }).execute();
    await tx.schema.createIndex("password_resets_of_admin").on("password_resets").column("admin_id").execute();
  },
};
