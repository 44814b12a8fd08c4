import type { Migration } from "../migration.ts";

/** How often each page was visited on a day, from which hosts, and what was looked for. */
export const visits: Migration = {
  name: "0046-visits",
  async up({ table }) {
    await table("visits")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("count", "bigint", (column) => column.notNull())
      .addUniqueConstraint("visits_of_a_day", ["day", "kind", "name"])
      .execute();
  },
};
