import type { Migration } from "../migration.ts";

export const answers: Migration = {
  name: "0018-answers",
  async up({ tx }) {
    await tx.schema.alterTable("mails").addColumn("event_id", "integer").execute();
    await tx.schema
      .createIndex("enquiries_by_arrival")
      .on("enquiries")
      .columns(["created_at", "status", "merged_into", "contacted_at", "class_id"])
      .execute();
  },
};
