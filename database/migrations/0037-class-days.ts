import type { Migration } from "../migration.ts";
import { addColumns } from "./columns.ts";

/** Days on which a class is not held, and those on which it is although the academy is closed. */
export const classDays: Migration = {
  name: "0037-class-days",
  async up({ tx }) {
    await addColumns(tx, "classes", "text", { no_class_on: "[]", held_on: "[]" });
  },
};
