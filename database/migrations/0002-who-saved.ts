import { sql } from "kysely";
import type { Migration } from "../migration.ts";
import { addColumns } from "./columns.ts";

export const whoSaved: Migration = {
  name: "0002-who-saved",
  async up({ tx }) {
    for (const name of ["courses", "exams", "posts", "questions"]) {
      await addColumns(tx, name, "text", { updated_by: "", deleted_by: "" });
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
    await addColumns(tx, "audit", "text", { title: "", search_text: "" });
    await tx.schema.createIndex("audit_of").on("audit").columns(["noun", "item_id"]).execute();
  },
};
