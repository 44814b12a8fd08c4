import { sql } from "kysely";
import type { Reader, Writer } from "#database/transaction.ts";
import { containing, searchable } from "../search.ts";

/** PostgreSQL takes 65,535 values in one statement, SQLite 32,766. */
const erasedAtOnce = 1000;

/**
 * Deletes enquiries with those merged into them, their timeline and mail, what webhooks were told of them, and what the
 * audit log says of them. Answers how many there were.
 */
export async function erase(tx: Writer, wanted: readonly number[]): Promise<number> {
  let erased = 0;
  for (let at = 0; at < wanted.length; at += erasedAtOnce) {
    const some = wanted.slice(at, at + erasedAtOnce);
    const merged = await tx.selectFrom("enquiries").select("id").where("merged_into", "in", some).execute();
    const ids = [...new Set([...some, ...merged.map(({ id }) => id)])];
    const done = await tx.deleteFrom("enquiries").where("id", "in", ids).executeTakeFirst();
    await tx.deleteFrom("webhook_deliveries").where("noun", "=", "enquiries").where("item_id", "in", ids).execute();
    await tx.updateTable("audit").set({ before: null, after: null }).where("noun", "=", "enquiries").where("item_id", "in", ids).execute();
    erased += Number(done.numDeletedRows);
  }
  return erased;
}

/** The enquiries that one person wrote, by their mail address. */
export async function idsOfPerson(db: Reader, email: string): Promise<number[]> {
  const candidates = await db
    .selectFrom("enquiries")
    .select(["id", "email"])
    .where(sql<boolean>`search_text like ${containing(email)} escape '\\'`)
    .orderBy("id")
    .execute();
  return candidates.filter((row) => searchable(row.email) === searchable(email)).map((row) => row.id);
}
