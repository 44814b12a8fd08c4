import type { Migration } from "../migration.ts";
import { withColumns } from "./columns.ts";

/** How often each page was visited on a day, from which hosts, and what was looked for. */
export const visits: Migration = {
  name: "0046-visits",
  async up({ table }) {
    await withColumns(table("visits"), { day: "text", kind: "text", name: "text", count: "bigint" })
      .addUniqueConstraint("visits_of_a_day", ["day", "kind", "name"])
      .execute();
  },
};
