import { sql } from "kysely";
import type { Migration } from "../migration.ts";
import { createContentTable } from "./content-table.ts";

/** The languages that are taught; a start puts the first ten into a database that had none. */
export const languages: Migration = {
  name: "0039-languages",
  async up(tools) {
    await createContentTable(tools, "languages", {
      texts: [
        ...["name", "slug", "native_name", "greeting", "tag", "words", "exams", "scheme", "levels", "questions_level"],
        ...["colours", "image"],
      ],
      integers: ["active", "display_order"],
    });
    await sql`create unique index languages_slug on languages (slug) where deleted_at is null`.execute(tools.tx);
  },
};
