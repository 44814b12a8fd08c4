import type { Migration } from "../migration.ts";
import { createContentTable } from "./content-table.ts";

export const pageQuestions: Migration = {
  name: "0008-page-questions",
  async up(tools) {
    await createContentTable(tools, "page_questions", {
      texts: ["place", "question", "answer"],
      integers: ["active", "display_order"],
    });
    await tools.tx.schema.createIndex("page_questions_by_place").on("page_questions").columns(["place", "display_order"]).execute();
  },
};
