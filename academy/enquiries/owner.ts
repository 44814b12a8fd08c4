import type { EnquiryOwner } from "#contract/enquiries/staff-enquiries.ts";
import type { Reader } from "#database/transaction.ts";
import { nameOf } from "../actor.ts";
import { Invalid } from "../errors.ts";

/** Who is to look after an enquiry. Somebody who left keeps what they had, and gets nothing new. Throws Invalid. */
export async function nameOfOwner(db: Reader, id: number, isNew: boolean): Promise<string> {
  const person = await db.selectFrom("admins").select(["name", "username", "left_at"]).where("id", "=", id).executeTakeFirst();
  if (isNew && (!person || person.left_at !== null)) throw new Invalid("owner_id", "This person does not work here any more.");
  return person ? nameOf(person) : "";
}

/** Who can look after an enquiry: those who work here. */
export async function ownersToChoose(db: Reader): Promise<EnquiryOwner[]> {
  const people = await db.selectFrom("admins").select(["id", "name", "username"]).where("left_at", "is", null).orderBy("id").execute();
  return people.map((person) => ({ id: person.id, name: nameOf(person) }));
}
