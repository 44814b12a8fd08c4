import type { Migration } from "../migration.ts";

/** What a form that is not saved is about, as it was typed, so that a list of such forms need not read all of them. */
export const autosaveTitles: Migration = {
  name: "0028-autosave-titles",
  async up({ tx }) {
    await tx.schema
      .alterTable("autosaves")
      .addColumn("title", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  },
};
