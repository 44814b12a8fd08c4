import { sql } from "kysely";
import { contentKinds, publishedKinds } from "#contract/content-kinds.ts";
import type { Reader } from "#database/transaction.ts";

/** The tables whose items are published and withdrawn at moments. */
export const publishedTables = publishedKinds.map((kind) => contentKinds[kind].table);
const columns = ["publish_at", "unpublish_at"] as const;

/** The first moment after `after` at which an item is published or withdrawn, Infinity for none; milliseconds since 1970. */
export async function nextPublication(db: Reader, after: number): Promise<number> {
  const found = await Promise.all(
    publishedTables.flatMap((table) =>
      columns.map((column) =>
        db
          .selectFrom(table)
          .select(sql<string | null>`min(${sql.ref(column)})`.as("moment"))
          .where(column, "!=", "")
          .where(column, ">", new Date(after).toISOString())
          .executeTakeFirst(),
      ),
    ),
  );
  return Math.min(...found.flatMap((row) => (row?.moment ? [Date.parse(row.moment)] : [])));
}
