import type { Reader } from "#database/transaction.ts";

/** Whether there is a course or an exam of this id, published or not, that is not in the trash. */
export async function isThere(db: Reader, table: "courses" | "exams", id: number): Promise<boolean> {
  const row = db.selectFrom(table).select("id").where("id", "=", id).where("deleted_at", "is", null);
  return (await row.executeTakeFirst()) !== undefined;
}
