import { sql } from "kysely";
import type { Migration } from "../migration.ts";

/** Whether and when visitors see a course, an exam or a post; what there is already stays published. */
export const publishing: Migration = {
  name: "0021-publishing",
  async up({ tx }) {
    for (const name of ["courses", "exams", "posts"]) {
      await tx.schema
        .alterTable(name)
        .addColumn("status", "text", (column) => column.notNull().defaultTo("published"))
        .execute();
      for (const moment of ["publish_at", "unpublish_at"]) {
        await tx.schema
          .alterTable(name)
          .addColumn(moment, "text", (column) => column.notNull().defaultTo(""))
          .execute();
        await tx.schema.createIndex(`${name}_${moment}`).on(name).column(moment).where(sql.ref(moment), "!=", "").execute();
      }
    }
  },
};
