import { type CreateTableBuilder, sql } from "kysely";
import type { Migration } from "../migration.ts";

function content(table: CreateTableBuilder<string>) {
  return table
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("search_text", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addColumn("deleted_at", "bigint");
}

function texts(table: CreateTableBuilder<string>, names: readonly string[]): CreateTableBuilder<string> {
  return names.reduce<CreateTableBuilder<string>>((built, name) => built.addColumn(name, "text", (column) => column.notNull()), table);
}

export const first: Migration = {
  name: "0001-first",
  async up({ tx, table, bytes }) {
    const order = (built: CreateTableBuilder<string>) => built.addColumn("display_order", "integer", (column) => column.notNull());

    await content(
      order(
        texts(table("courses"), ["title", "slug", "summary", "duration", "schedule", "image", "description", "modules", "features"])
          .addColumn("students_per_class", "integer", (column) => column.notNull())
          .addColumn("featured", "integer", (column) => column.notNull()),
      ),
    ).execute();
    await content(
      order(
        texts(table("exams"), [
          ...["title", "slug", "summary", "image", "description", "modules", "features", "schedule"],
          ...["target_score", "exam_fee", "next_exam_date", "preparation_duration", "students_per_class"],
        ]),
      ),
    ).execute();
    await content(
      texts(table("posts"), ["title", "slug", "summary", "image", "date", "read_time", "category", "content"]).addColumn(
        "featured",
        "integer",
        (column) => column.notNull(),
      ),
    ).execute();
    await content(
      order(texts(table("questions"), ["kind", "question", "answer"])).addColumn("active", "integer", (column) => column.notNull()),
    ).execute();
    // A deleted item keeps its row for the trash, and its address becomes free.
    for (const name of ["courses", "exams", "posts"]) {
      await sql`create unique index ${sql.ref(`${name}_slug`)} on ${sql.table(name)} (slug) where deleted_at is null`.execute(tx);
    }
    await tx.schema.createIndex("posts_by_date").on("posts").columns(["date", "id"]).execute();

    await texts(table("revisions"), ["noun", "data", "saved_by"])
      .addColumn("item_id", "integer", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("saved_at", "bigint", (column) => column.notNull())
      .execute();
    await tx.schema.createIndex("revisions_of").on("revisions").columns(["noun", "item_id", "version"]).execute();
    await texts(table("audit"), ["actor", "address", "action", "noun"])
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("item_id", "integer")
      .addColumn("before", "text")
      .addColumn("after", "text")
      .execute();

    await texts(table("enquiries"), [
      ...["name", "email", "phone", "interested_courses", "interested_exams", "details", "status", "notes", "search_text"],
    ])
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("updated_at", "bigint", (column) => column.notNull())
      .execute();
    await tx.schema.createIndex("enquiries_by_status").on("enquiries").columns(["status", "id"]).execute();
    await texts(table("mails"), ["kind", "state", "message_id"])
      .addColumn("enquiry_id", "integer", (column) => column.notNull().references("enquiries.id").onDelete("cascade"))
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("next_at", "bigint", (column) => column.notNull())
      .addColumn("last_error", "text")
      .addColumn("sent_at", "bigint")
      .execute();
    await tx.schema.createIndex("mails_due").on("mails").columns(["state", "next_at"]).execute();
    await tx.schema.createIndex("mails_of").on("mails").column("enquiry_id").execute();

    await texts(table("admins"), ["password_hash"])
      .addColumn("username", "text", (column) => column.notNull().unique())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await tx.schema
      .createTable("sessions")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("admin_id", "integer", (column) => column.notNull().references("admins.id").onDelete("cascade"))
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("last_used_at", "bigint", (column) => column.notNull())
      .execute();
    await tx.schema
      .createTable("settings")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
    await tx.schema
      .createTable("attempts")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("resets_at", "bigint", (column) => column.notNull())
      .execute();
    await tx.schema
      .createTable("used_challenges")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();

    await tx.schema
      .createTable("pictures")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("bytes", bytes, (column) => column.notNull())
      .addColumn("width", "integer", (column) => column.notNull())
      .addColumn("height", "integer", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await tx.schema
      .createTable("picture_variants")
      .addColumn("hash", "text", (column) => column.notNull())
      .addColumn("width", "integer", (column) => column.notNull())
      .addColumn("format", "text", (column) => column.notNull())
      .addColumn("bytes", bytes, (column) => column.notNull())
      .addPrimaryKeyConstraint("picture_variants_key", ["hash", "width", "format"])
      .execute();

    await tx.schema
      .createTable("content_versions")
      .addColumn("noun", "text", (column) => column.primaryKey())
      .addColumn("version", "integer", (column) => column.notNull())
      .execute();
    const nouns = ["courses", "exams", "posts", "questions"];
    await tx
      .insertInto("content_versions")
      .values(nouns.map((noun) => ({ noun, version: 1 })))
      .execute();
  },
};
