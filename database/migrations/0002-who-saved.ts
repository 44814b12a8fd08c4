import { sql } from "kysely";
import type { Migration } from "../migration.ts";

export const whoSaved: Migration = {
  name: "0002-who-saved",
  async up({ tx }) {
    for (const name of ["courses", "exams", "posts", "questions"]) {
      await tx.schema
        .alterTable(name)
        .addColumn("updated_by", "text", (column) => column.notNull().defaultTo(""))
        .execute();
      await tx.schema
        .alterTable(name)
        .addColumn("deleted_by", "text", (column) => column.notNull().defaultTo(""))
        .execute();
    }
    // The two lists of questions share a table; their history is kept by the names of their calls.
    for (const table of ["revisions", "audit"] as const) {
      await tx.updateTable(table).set({ noun: "blogs" }).where("noun", "=", "posts").execute();
      const kind = sql<string>`(select questions.kind from questions where questions.id = ${sql.ref(`${table}.item_id`)})`;
      await tx
        .updateTable(table)
        .set({ noun: sql<string>`coalesce(${kind}, 'course') || '-qna'` })
        .where("noun", "=", "questions")
        .execute();
    }
    for (const column of ["title", "search_text"]) {
      await tx.schema
        .alterTable("audit")
        .addColumn(column, "text", (built) => built.notNull().defaultTo(""))
        .execute();
    }
    await tx.schema.createIndex("audit_of").on("audit").columns(["noun", "item_id"]).execute();
  },
};
