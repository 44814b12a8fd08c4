import type { Migration } from "../migration.ts";

/** Whether visitors ever saw an item at an address; nothing is known of those from before. */
export const shownSlugs: Migration = {
  name: "0030-shown-slugs",
  async up({ tx }) {
    await tx.schema.alterTable("slugs").addColumn("shown", "integer").execute();
  },
};
