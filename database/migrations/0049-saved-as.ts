import type { Migration } from "../migration.ts";

/** What a new item became, for another window in which the same person typed it. */
export const savedAs: Migration = {
  name: "0049-saved-as",
  async up({ tx }) {
    await tx.schema.alterTable("autosaves").addColumn("saved_as", "integer").execute();
  },
};
