import type { Migration } from "../migration.ts";
import { createContentTable } from "./content-table.ts";

export const classes: Migration = {
  name: "0015-classes",
  async up(tools) {
    await createContentTable(tools, "classes", {
      texts: ["title", "level", "starts_on", "ends_on", "enrol_until", "times", "mode", "place", "teacher", "fee_note", "note"],
      integers: ["course_id", "exam_id", "fee", "seats", "active"],
    });
    await tools.tx.schema.createIndex("classes_by_start").on("classes").column("starts_on").execute();
  },
};
