import type { Migration } from "../migration.ts";

/** When unpublished changes take the place of what is published by themselves; "": never. */
export const timedChanges: Migration = {
  name: "0048-timed-changes",
  async up({ tx }) {
    await tx.schema
      .alterTable("working_copies")
      .addColumn("takes_over_at", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    // A row holds a whole text; which of them are due is asked twice a second.
    await tx.schema.createIndex("working_copies_due").on("working_copies").column("takes_over_at").execute();
  },
};
