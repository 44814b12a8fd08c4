import type { Migration } from "../migration.ts";
import { createContentTable } from "./content-table.ts";

/** The categories of posts; a start puts the first seven into a database that had none. */
export const categories: Migration = {
  name: "0044-categories",
  up: (tools) => createContentTable(tools, "categories", { texts: ["name"], integers: ["filter", "display_order"] }),
};
