import type { Writer } from "#database/transaction.ts";
import { updated } from "../rows.ts";

/** Whether it was a new enquiry until now. One statement each, so that what a colleague changes at this moment stays changed. */
export async function noteContact(tx: Writer, id: number, now: number): Promise<boolean> {
  const fresh = tx.updateTable("enquiries").where("id", "=", id).where("status", "=", "New");
  const changed = await updated(fresh.set((column) => ({ status: "Contacted", version: column("version", "+", 1) })));
  await tx
    .updateTable("enquiries")
    .set((column) => ({ contacted_at: column.fn.coalesce("contacted_at", column.val(now)), updated_at: now }))
    .where("id", "=", id)
    .execute();
  return changed > 0;
}
