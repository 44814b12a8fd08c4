import type { Migration } from "../migration.ts";
import { addColumns } from "./columns.ts";

export const answers: Migration = {
  name: "0018-answers",
  async up({ tx }) {
    await addColumns(tx, "mails", "integer", { event_id: null });
    await tx.schema
      .createIndex("enquiries_by_arrival")
      .on("enquiries")
      .columns(["created_at", "status", "merged_into", "contacted_at", "class_id"])
      .execute();
  },
};
