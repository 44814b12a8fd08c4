import { sql } from "kysely";
import type { Migration } from "../migration.ts";
import { columnsOf, filled, idOf, key, unique, withColumns } from "./columns.ts";

const content = { version: "integer", search_text: "text", created_at: "bigint", updated_at: "bigint", deleted_at: "bigint?" } as const;

export const first: Migration = {
  name: "0001-first",
  async up({ tx, table, bytes }) {
    await withColumns(table("courses"), {
      ...columnsOf("text", "title", "slug", "summary", "duration", "schedule", "image", "description", "modules", "features"),
      ...{ students_per_class: "integer", featured: "integer", display_order: "integer" },
      ...content,
    }).execute();
    await withColumns(table("exams"), {
      ...columnsOf("text", "title", "slug", "summary", "image", "description", "modules", "features", "schedule"),
      ...columnsOf("text", "target_score", "exam_fee", "next_exam_date", "preparation_duration", "students_per_class"),
      ...{ display_order: "integer", ...content },
    }).execute();
    await withColumns(table("posts"), {
      ...columnsOf("text", "title", "slug", "summary", "image", "date", "read_time", "category", "content"),
      ...{ featured: "integer", ...content },
    }).execute();
    const question = { ...columnsOf("text", "kind", "question", "answer"), display_order: "integer", active: "integer" } as const;
    await withColumns(table("questions"), { ...question, ...content }).execute();
    // A deleted item keeps its row for the trash, and its address becomes free.
    for (const name of ["courses", "exams", "posts"]) {
      await sql`create unique index ${sql.ref(`${name}_slug`)} on ${sql.table(name)} (slug) where deleted_at is null`.execute(tx);
    }
    await tx.schema.createIndex("posts_by_date").on("posts").columns(["date", "id"]).execute();

    await withColumns(table("revisions"), {
      ...columnsOf("text", "noun", "data", "saved_by"),
      ...{ item_id: "integer", version: "integer", saved_at: "bigint" },
    }).execute();
    await tx.schema.createIndex("revisions_of").on("revisions").columns(["noun", "item_id", "version"]).execute();
    await withColumns(table("audit"), {
      ...columnsOf("text", "actor", "address", "action", "noun"),
      ...{ at: "bigint", item_id: "integer?", before: "text?", after: "text?" },
    }).execute();

    await withColumns(table("enquiries"), {
      ...columnsOf("text", "name", "email", "phone", "interested_courses", "interested_exams", "details", "status", "notes", "search_text"),
      ...{ version: "integer", created_at: "bigint", updated_at: "bigint" },
    }).execute();
    await tx.schema.createIndex("enquiries_by_status").on("enquiries").columns(["status", "id"]).execute();
    await withColumns(table("mails"), {
      ...columnsOf("text", "kind", "state", "message_id"),
      ...{ enquiry_id: idOf("enquiries"), attempts: "integer", next_at: "bigint", last_error: "text?", sent_at: "bigint?" },
    }).execute();
    await tx.schema.createIndex("mails_due").on("mails").columns(["state", "next_at"]).execute();
    await tx.schema.createIndex("mails_of").on("mails").column("enquiry_id").execute();

    await withColumns(table("admins"), { password_hash: "text", username: unique, created_at: "bigint" }).execute();
    await withColumns(tx.schema.createTable("sessions"), {
      ...{ token_hash: key, admin_id: idOf("admins"), created_at: "bigint", last_used_at: "bigint" },
    }).execute();
    await withColumns(tx.schema.createTable("settings"), { key: key, value: "text" }).execute();
    await withColumns(tx.schema.createTable("attempts"), { key: key, count: "integer", resets_at: "bigint" }).execute();
    await withColumns(tx.schema.createTable("used_challenges"), { id: key, expires_at: "bigint" }).execute();

    await withColumns(tx.schema.createTable("pictures"), {
      ...{ hash: key, bytes: filled(bytes), width: "integer", height: "integer", created_at: "bigint" },
    }).execute();
    await withColumns(tx.schema.createTable("picture_variants"), { hash: "text", width: "integer", format: "text", bytes: filled(bytes) })
      .addPrimaryKeyConstraint("picture_variants_key", ["hash", "width", "format"])
      .execute();

    await withColumns(tx.schema.createTable("content_versions"), { noun: key, version: "integer" }).execute();
    const nouns = ["courses", "exams", "posts", "questions"];
    await tx
      .insertInto("content_versions")
      .values(nouns.map((noun) => ({ noun, version: 1 })))
      .execute();
  },
};
