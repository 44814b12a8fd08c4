import type { Migration } from "../migration.ts";

/** Recordings, and which one says the greeting of a language. */
export const recordings: Migration = {
  name: "0045-recordings",
  async up({ tx, bytes }) {
    await tx.schema
      .createTable("recordings")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("bytes", bytes, (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    for (const column of ["recording", "recording_words"])
      await tx.schema
        .alterTable("languages")
        .addColumn(column, "text", (built) => built.notNull().defaultTo(""))
        .execute();
  },
};
