import type { EnquiryChange } from "#contract/enquiry.ts";
import { enquiryStatusWords } from "#contract/enquiry-words.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { type Actor, nameOf } from "../actor.ts";
import { record } from "../audit/audit.ts";
import type { Seats } from "../classes/seats.ts";
import { Invalid, NotFound, SavedBySomeoneElse } from "../errors.ts";
import type { EnquiryRow } from "./enquiry-item.ts";
import { searchTextOfRow } from "./enquiry-search.ts";
import { addEvent } from "./events.ts";

/** What a change does to one enquiry; `notes` is the box of before the timeline. */
export type Change = EnquiryChange & { notes?: string };
type Placed = Pick<EnquiryRow, "class_id" | "status" | "merged_into">;

/** What enquiries know of classes, and whom a full one is told to. */
export type ClassSeats = Seats & { tellOfFullClass: TellOfFullClass };

/** Tells others that the last seat of a class was taken, in the transaction that takes it. */
type TellOfFullClass = (tx: Writer, now: number, classId: number, title: string) => Promise<void>;

/** Whether an enquiry takes a seat of its class, or a place on its waiting list. */
export function hasPlace({ class_id, status, merged_into }: Placed): boolean {
  return class_id !== null && merged_into === null && (status === "Enrolled" || status === "Waiting");
}

/** Whether a change of this enquiry changes what the site says of a class. */
export function movesPlaces(
  before: Placed,
  { status, class_id }: { status?: string | undefined; class_id?: number | null | undefined },
): boolean {
  const after = { ...before, status: status ?? before.status, class_id: class_id === undefined ? before.class_id : class_id };
  if (before.status === after.status && before.class_id === after.class_id) return false;
  return hasPlace(before) || hasPlace(after);
}

/**
 * Changes one enquiry, tells it in its timeline and in the audit log. When it moves places it must run in
 * `database.change("classes", …)`. Throws NotFound, SavedBySomeoneElse, Invalid, ClassFull.
 */
export async function changeEnquiry(
  tx: Writer,
  now: number,
  actor: Actor,
  { id, version, overbook = "", ...wanted }: Change & { id: number },
  { nameOf: nameOfClass, assertSeat, tellOfFullClass }: ClassSeats,
): Promise<EnquiryRow> {
  const before = await tx.selectFrom("enquiries").selectAll().where("id", "=", id).executeTakeFirst();
  if (!before) throw new NotFound("Enquiry not found");
  if (version !== undefined && version !== before.version) throw new SavedBySomeoneElse(await lastActor(tx, id));
  const status = wanted.status ?? before.status;
  const class_id = wanted.class_id === undefined ? before.class_id : wanted.class_id;
  const class_name = class_id === before.class_id ? before.class_name : await newName(tx, class_id, nameOfClass);
  const owner_id = wanted.owner_id === undefined ? before.owner_id : wanted.owner_id;
  const owner = owner_id === null ? "" : await nameOfPerson(tx, owner_id, owner_id !== before.owner_id);
  const after = {
    ...{ status, class_id, class_name, owner_id },
    notes: wanted.notes ?? before.notes,
    next_step: wanted.next_step ?? before.next_step,
    next_on: wanted.next_on ?? before.next_on,
  };
  const moved = movesPlaces(before, after);
  const placed = hasPlace({ ...before, ...after });
  if (moved && class_id !== null && status === "Enrolled") {
    const { title, fills } = await assertSeat(tx, class_id, overbook);
    if (fills) await tellOfFullClass(tx, now, class_id, title);
  }
  const isContact = status !== "New" && status !== "Spam" && status !== "Closed";
  const row = await tx
    .updateTable("enquiries")
    .set({
      ...after,
      contacted_at: before.contacted_at ?? (isContact ? now : null),
      placed_at: moved ? (placed ? now : null) : before.placed_at,
      version: before.version + 1,
      search_text: searchTextOfRow({ ...before, ...after }),
      updated_at: now,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

  const tell = (kind: string, text: string) => addEvent(tx, id, now, actor.name, kind, text);
  if (class_id !== before.class_id) await tell("class", class_name);
  if (status !== before.status) await tell("status", statusWord(status));
  if (owner_id !== before.owner_id) await tell("owner", owner);
  if (after.next_step !== before.next_step || after.next_on !== before.next_on)
    await tell("next", [after.next_on, after.next_step].filter(Boolean).join(" "));
  if (overbook !== "") await tell("overbook", overbook);

  const worked = ({ status, notes, class_name, next_step, next_on }: EnquiryRow) => ({ status, notes, class_name, next_step, next_on });
  const told = { action: "update", noun: "enquiries", item_id: id, title: `Enquiry ${id}` };
  await record(tx, now, actor, { ...told, before: worked(before), after: { ...worked(row), ...(overbook && { overbook }) } });
  return row;
}

/** The enquiry that is first on the waiting list of a class. */
export async function firstWaiting(db: Reader, classId: number): Promise<{ id: number; name: string } | undefined> {
  return db
    .selectFrom("enquiries")
    .select(["id", "name"])
    .where("class_id", "=", classId)
    .where("status", "=", "Waiting")
    .where("merged_into", "is", null)
    .orderBy("placed_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

function statusWord(status: string): string {
  return Object.entries(enquiryStatusWords).find(([name]) => name === status)?.[1] ?? status;
}

async function newName(tx: Writer, id: number | null, nameOf: Seats["nameOf"]): Promise<string> {
  if (id === null) return "";
  const name = await nameOf(tx, id);
  if (name === undefined) throw new Invalid("class_id", "This class is not there any more. Please choose another one.");
  return name;
}

/** Somebody who left keeps what they had, and gets nothing new. */
async function nameOfPerson(tx: Writer, id: number, isNew: boolean): Promise<string> {
  const person = await tx.selectFrom("admins").select(["name", "username", "left_at"]).where("id", "=", id).executeTakeFirst();
  if (isNew && (!person || person.left_at !== null)) throw new Invalid("owner_id", "This person does not work here any more.");
  return person ? nameOf(person) : "";
}

/** Who worked on an enquiry last. */
async function lastActor(db: Reader, id: number): Promise<string> {
  const told = db.selectFrom("audit").select("actor").where("noun", "=", "enquiries").where("item_id", "=", id);
  return (await told.orderBy("id", "desc").limit(1).executeTakeFirst())?.actor ?? "";
}
