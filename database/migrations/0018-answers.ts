import type { Migration } from "../migrate.ts";

/** Which event of the timeline a mail is told by, and what the figures of the desk are read along. */
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
