import type { Reader, Writer } from "#database/transaction.ts";
import { notFound } from "./errors.ts";

/** One account as it is stored. */
export function accountOf(db: Reader | Writer, id: number) {
  return db.selectFrom("admins").selectAll().where("id", "=", id).executeTakeFirstOrThrow(notFound("There is nobody with this id."));
}
