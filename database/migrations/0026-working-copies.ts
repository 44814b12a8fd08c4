import type { Migration } from "../migration.ts";
import { idOf, withColumns } from "./columns.ts";

/** Unpublished changes of what is published, one for each item; and what a person typed into a form and did not save. */
export const workingCopies: Migration = {
  name: "0026-working-copies",
  async up({ tx, table }) {
    await withColumns(table("working_copies"), {
      ...{ noun: "text", item_id: "integer", version: "integer", base_version: "integer", data: "text", saved_at: "bigint" },
      saved_by: "text",
    }).execute();
    await tx.schema.createIndex("working_copies_of").unique().on("working_copies").columns(["noun", "item_id"]).execute();
    await withColumns(table("autosaves"), {
      ...{ admin_id: idOf("admins"), form: "text", client: "text", number: "bigint", data: "text", saved_at: "bigint" },
      seen_at: "bigint",
    }).execute();
    await tx.schema.createIndex("autosaves_of").unique().on("autosaves").columns(["form", "admin_id"]).execute();
  },
};
