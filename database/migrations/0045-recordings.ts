import type { Migration } from "../migration.ts";
import { addColumns, filled, key, withColumns } from "./columns.ts";

/** Recordings, and which one says the greeting of a language. */
export const recordings: Migration = {
  name: "0045-recordings",
  async up({ tx, bytes }) {
    await withColumns(tx.schema.createTable("recordings"), {
      hash: key,
      type: "text",
      bytes: filled(bytes),
      created_at: "bigint",
    }).execute();
    await addColumns(tx, "languages", "text", { recording: "", recording_words: "" });
  },
};
