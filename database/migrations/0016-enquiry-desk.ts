import { sql } from "kysely";
import type { Migration } from "../migration.ts";
import { addColumns, idOf, withColumns } from "./columns.ts";

/** What an enquiry is about, who looks after it and what comes next; what happened with it; mail that staff write. */
export const enquiryDesk: Migration = {
  name: "0016-enquiry-desk",
  async up({ tx, table }) {
    const texts = { class_name: "", next_step: "", next_on: "", channel: "website", came_from: "{}", spam_reasons: "[]" };
    await addColumns(tx, "enquiries", "text", texts);
    await addColumns(tx, "enquiries", "integer", { class_id: null, owner_id: null, merged_into: null });
    await addColumns(tx, "enquiries", "bigint", { contacted_at: null, placed_at: null });
    await tx.schema.createIndex("enquiries_of_class").on("enquiries").columns(["class_id", "status"]).execute();
    await tx.schema.createIndex("enquiries_by_next_step").on("enquiries").column("next_on").execute();
    // Of those that were merged only: "is null" is true of nearly all rows, and SQLite would read them all along it (24 ms of 10,000).
    await tx.schema
      .createIndex("enquiries_merged")
      .on("enquiries")
      .column("merged_into")
      .where(sql.ref("merged_into"), "is not", null)
      .execute();
    await withColumns(table("enquiry_events"), {
      ...{ enquiry_id: idOf("enquiries"), at: "bigint", actor: "text", kind: "text", text: "text" },
    }).execute();
    await tx.schema.createIndex("enquiry_events_of").on("enquiry_events").columns(["enquiry_id", "id"]).execute();
    await addColumns(tx, "mails", "text", { subject: "", body: "" });
  },
};
