import { sql } from "kysely";
import type { Migration } from "../migration.ts";

/** What an enquiry is about, who looks after it and what comes next; what happened with it; mail that staff write. */
export const enquiryDesk: Migration = {
  name: "0016-enquiry-desk",
  async up({ tx, table }) {
    const changed = () => tx.schema.alterTable("enquiries");
    const texts = { class_name: "", next_step: "", next_on: "", channel: "website", came_from: "{}", spam_reasons: "[]" };
    for (const [column, before] of Object.entries(texts)) {
      await changed()
        .addColumn(column, "text", (built) => built.notNull().defaultTo(before))
        .execute();
    }
    for (const column of ["class_id", "owner_id", "merged_into"] as const) await changed().addColumn(column, "integer").execute();
    for (const column of ["contacted_at", "placed_at"] as const) await changed().addColumn(column, "bigint").execute();
    await tx.schema.createIndex("enquiries_of_class").on("enquiries").columns(["class_id", "status"]).execute();
    await tx.schema.createIndex("enquiries_by_next_step").on("enquiries").column("next_on").execute();
    // Of those that were merged only: "is null" is true of nearly all rows, and SQLite would read them all along it (24 ms of 10,000).
    await tx.schema
      .createIndex("enquiries_merged")
      .on("enquiries")
      .column("merged_into")
      .where(sql.ref("merged_into"), "is not", null)
      .execute();
    await table("enquiry_events")
      .addColumn("enquiry_id", "integer", (column) => column.notNull().references("enquiries.id").onDelete("cascade"))
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .execute();
    await tx.schema.createIndex("enquiry_events_of").on("enquiry_events").columns(["enquiry_id", "id"]).execute();
    for (const column of ["subject", "body"]) {
      await tx.schema
        .alterTable("mails")
        .addColumn(column, "text", (built) => built.notNull().defaultTo(""))
        .execute();
    }
  },
};
