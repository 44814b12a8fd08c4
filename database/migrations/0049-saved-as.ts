import type { Migration } from "../migration.ts";
import { addColumns } from "./columns.ts";

/** What a new item became, for another window in which the same person typed it. */
export const savedAs: Migration = {
  name: "0049-saved-as",
  async up({ tx }) {
    await addColumns(tx, "autosaves", "integer", { saved_as: null });
  },
};
