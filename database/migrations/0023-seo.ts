import type { Migration } from "../migration.ts";

export const seo: Migration = {
  name: "0023-seo",
  async up({ tx }) {
    for (const name of ["courses", "exams", "posts"]) {
      for (const text of ["seo_title", "seo_description"]) {
        await tx.schema
          .alterTable(name)
          .addColumn(text, "text", (column) => column.notNull().defaultTo(""))
          .execute();
      }
    }
  },
};
