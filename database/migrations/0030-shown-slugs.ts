import type { Migration } from "../migration.ts";
import { addColumns } from "./columns.ts";

/** Whether visitors ever saw an item at an address; nothing is known of those from before. */
export const shownSlugs: Migration = {
  name: "0030-shown-slugs",
  async up({ tx }) {
    await addColumns(tx, "slugs", "integer", { shown: null });
  },
};
