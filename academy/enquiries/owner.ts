import type { EnquiryOwner } from "#contract/enquiries/staff-enquiries.ts";
import { doneWith } from "#contract/enquiries/status-once-planned.ts";
import type { Reader } from "#database/transaction.ts";
import { nameOf } from "../actor.ts";
import { enquiriesThatCount } from "../enquiry-rows.ts";
import { Invalid } from "../errors.ts";

/** The name of whoever looks after an enquiry. Somebody who left keeps what they had; with `isNew` throws Invalid. */
export async function nameOfOwner(db: Reader, id: number, isNew: boolean): Promise<string> {
  const person = await db.selectFrom("admins").select(["name", "username", "left_at"]).where("id", "=", id).executeTakeFirst();
  if (isNew && (!person || person.left_at !== null)) throw new Invalid("owner_id", "This person does not work here any more.");
  return person ? nameOf(person) : "";
}

/** Who looks after enquiries: those who work here, and of those who left who still has open ones, for somebody to take over. */
export async function ownersToChoose(db: Reader): Promise<EnquiryOwner[]> {
  const people = await db.selectFrom("admins").select(["id", "name", "username", "left_at"]).orderBy("id").execute();
  const counts = await enquiriesThatCount(db)
    .select((is) => ["owner_id", is.fn.countAll<number>().as("open")])
    .where("owner_id", "is not", null)
    .where("status", "not in", doneWith)
    .groupBy("owner_id")
    .execute();
  const openOf = new Map(counts.map(({ owner_id, open }) => [owner_id, Number(open)]));
  return people.flatMap((person) => {
    const [open, left] = [openOf.get(person.id) ?? 0, person.left_at !== null];
    return left && open === 0 ? [] : [{ id: person.id, name: nameOf(person), open, ...(left && { left }) }];
  });
}
