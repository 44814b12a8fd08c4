import type { Migration } from "../migration.ts";
import { addColumns, idOf, key, withColumns } from "./columns.ts";

/** Room for a second step after the password: the secret that an app shares, codes for a lost phone, sign-ins that wait for a code. */
export const secondStep: Migration = {
  name: "0010-second-step",
  async up({ tx }) {
    await addColumns(tx, "admins", "text", { totp_secret: "", totp_offered: "" });
    await addColumns(tx, "admins", "bigint", { totp_counter: 0 });
    await addColumns(tx, "sessions", "text", { waits_for: "" });
    await withColumns(tx.schema.createTable("recovery_codes"), { code_hash: key, admin_id: idOf("admins") }).execute();
  },
};
