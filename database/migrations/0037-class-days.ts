import type { Migration } from "../migration.ts";

/** Days on which a class is not held, and those on which it is although the academy is closed. */
export const classDays: Migration = {
  name: "0037-class-days",
  async up({ tx }) {
    for (const column of ["no_class_on", "held_on"])
      await tx.schema
        .alterTable("classes")
        .addColumn(column, "text", (built) => built.notNull().defaultTo("[]"))
        .execute();
  },
};
