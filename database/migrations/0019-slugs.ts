import { sql } from "kysely";
import type { Migration } from "../migration.ts";

const atOnce = 200;
const kinds = [
  { table: "courses", noun: "courses" },
  { table: "exams", noun: "exams" },
  { table: "posts", noun: "blogs" },
] as const;

/** Remembers which item has or had which slug; those of before are in the versions that were kept. */
export const slugs: Migration = {
  name: "0019-slugs",
  async up({ tx, table }) {
    await table("slugs")
      .addColumn("noun", "text", (column) => column.notNull())
      .addColumn("slug", "text", (column) => column.notNull())
      .addColumn("item_id", "integer", (column) => column.notNull())
      .execute();
    await tx.schema.createIndex("slugs_by_slug").unique().on("slugs").columns(["noun", "slug"]).execute();
    const take = (noun: string, slug: unknown, item_id: number) =>
      typeof slug === "string" && slug !== ""
        ? tx
            .insertInto("slugs")
            .values({ noun, slug: slug.toLowerCase(), item_id })
            .onConflict((taken) => taken.columns(["noun", "slug"]).doUpdateSet({ item_id }))
            .execute()
        : undefined;
    for (const { table: name, noun } of kinds) {
      for (let last = 0; ; ) {
        const rows = await tx
          .selectFrom("revisions")
          .select(["id", "item_id", "data"])
          .where("noun", "=", noun)
          .where("id", ">", last)
          .orderBy("id")
          .limit(atOnce)
          .execute();
        for (const { item_id, data } of rows) await take(noun, JSON.parse(data).slug, item_id);
        const end = rows.at(-1);
        if (!end) break;
        last = end.id;
      }
      // What is deleted first: an item that is there takes its slug back.
      const items = await tx.selectFrom(name).select(["id", "slug"]).orderBy(sql`deleted_at is null`).orderBy("id").execute();
      for (const { id, slug } of items) await take(noun, slug, id);
    }
  },
};
