import type { Reader, Writer } from "#database/transaction.ts";
import { NotFound } from "./errors.ts";

/** One account as it is stored. */
export async function accountOf(db: Reader | Writer, id: number) {
  const row = await db.selectFrom("admins").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw new NotFound("There is nobody with this id.");
  return row;
}
