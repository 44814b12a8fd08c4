import type { Migration } from "../migration.ts";

export const enquiryViews: Migration = {
  name: "0017-enquiry-views",
  async up({ tx }) {
    await tx.schema.createIndex("enquiries_by_view").on("enquiries").columns(["merged_into", "status", "next_on", "owner_id"]).execute();
  },
};
