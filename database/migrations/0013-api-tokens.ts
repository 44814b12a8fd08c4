import type { Migration } from "../migration.ts";

/** Tokens with which programs call the API on behalf of a person; only their hashes. */
export const apiTokens: Migration = {
  name: "0013-api-tokens",
  async up({ table }) {
    await table("api_tokens")
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("admin_id", "integer", (column) => column.notNull().references("admins.id").onDelete("cascade"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("scopes", "text", (column) => column.notNull())
      .addColumn("read_only", "integer", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("expires_at", "bigint")
      .addColumn("last_used_at", "bigint")
      .execute();
  },
};
