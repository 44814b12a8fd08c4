import type { Migration } from "../migration.ts";
import { idOf, unique, withColumns } from "./columns.ts";

/** Tokens with which programs call the API on behalf of a person; only their hashes. */
export const apiTokens: Migration = {
  name: "0013-api-tokens",
  async up({ table }) {
    await withColumns(table("api_tokens"), {
      ...{ token_hash: unique, admin_id: idOf("admins"), name: "text", scopes: "text", read_only: "integer", created_at: "bigint" },
      ...{ expires_at: "bigint?", last_used_at: "bigint?" },
    }).execute();
  },
};
