import type { Migration } from "../migration.ts";
import { createContentTable } from "./content-table.ts";

/** Branches, and which one a room is in: none, the academy's own address, is what `branch_id` 1 meant so far. */
export const branches: Migration = {
  name: "0047-branches",
  async up(tools) {
    await createContentTable(tools, "branches", {
      texts: ["name", "address", "city", "phone", "hours", "landmark", "buses", "map"],
      integers: ["display_order"],
    });
    await tools.tx.schema
      .alterTable("rooms")
      .addColumn("branch", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
