import type { Migration } from "../migration.ts";
import { addColumns } from "./columns.ts";

export const seo: Migration = {
  name: "0023-seo",
  async up({ tx }) {
    for (const name of ["courses", "exams", "posts"]) await addColumns(tx, name, "text", { seo_title: "", seo_description: "" });
  },
};
