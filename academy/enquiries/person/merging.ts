import type { Writer } from "#database/transaction.ts";
import type { EnquiryRow } from "../../enquiry-rows.ts";
import { Invalid } from "../../errors.ts";
import { addEvent } from "../events.ts";
import { takesSeat } from "../seat-changes.ts";
import { shareContact } from "./related.ts";

/**
 * Merges an enquiry into another one of the same person: moves those that were merged into it, and what is still to be done. `merged_into`
 * of the row itself is for changeEnquiry to write. Throws Invalid.
 */
export async function mergeInto(tx: Writer, now: number, by: string, row: EnquiryRow, into: number): Promise<void> {
  const target = await tx.selectFrom("enquiries").selectAll().where("id", "=", into).executeTakeFirst();
  if (!target || target.merged_into !== null || into === row.id)
    throw new Invalid("merged_into", "The other enquiry is not there any more, or was merged itself.");
  // No place in a class may move here: that needs the lock on classes.
  if (takesSeat(row))
    throw new Invalid("merged_into", "This person has a seat or a place on a waiting list here. Merge the other enquiry into this one.");
  if (!(await shareContact(tx, row.id, into)))
    throw new Invalid(
      "merged_into",
      "These enquiries share neither an e-mail address nor a phone number, so they may be of two people. They were not merged.",
    );
  await tx.updateTable("enquiries").set({ merged_into: into }).where("merged_into", "=", row.id).execute();
  const step = target.next_on === "" && target.next_step === "" ? { next_on: row.next_on, next_step: row.next_step } : {};
  await tx
    .updateTable("enquiries")
    .set({ ...step, owner_id: target.owner_id ?? row.owner_id, updated_at: now, version: target.version + 1 })
    .where("id", "=", into)
    .execute();
  await addEvent(tx, into, now, by, "merged", `Enquiry ${row.id}`);
}
