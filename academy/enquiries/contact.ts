import type { Writer } from "#database/transaction.ts";

/** Whether it was a new enquiry until now. One statement each, so that what a colleague changes at this moment stays changed. */
export async function noteContact(tx: Writer, id: number, now: number): Promise<boolean> {
  const changed = await tx
    .updateTable("enquiries")
    .set((column) => ({ status: "Contacted", version: column("version", "+", 1) }))
    .where("id", "=", id)
    .where("status", "=", "New")
    .executeTakeFirst();
  await tx
    .updateTable("enquiries")
    .set((column) => ({ contacted_at: column.fn.coalesce("contacted_at", column.val(now)), updated_at: now }))
    .where("id", "=", id)
    .execute();
  return Number(changed.numUpdatedRows) > 0;
}
