import type { Reader } from "#database/transaction.ts";

/** Whether a course or an exam of this id is there, published or not, in the trash, or deleted for good. */
export async function standingOf(db: Reader, table: "courses" | "exams", id: number): Promise<"there" | "trash" | "deleted"> {
  const row = await db.selectFrom(table).select("deleted_at").where("id", "=", id).executeTakeFirst();
  if (!row) return "deleted";
  return row.deleted_at === null ? "there" : "trash";
}
