import type { Migration } from "../migration.ts";
import { createContentTable } from "./content-table.ts";

export const teachers: Migration = {
  name: "0007-teachers",
  up: (tools) =>
    createContentTable(tools, "teachers", {
      texts: ["name", "languages", "levels", "words", "image"],
      integers: ["active", "display_order"],
    }),
};
