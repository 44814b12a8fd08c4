import type { EnquiryEvent, NewEnquiryEvent } from "#contract/enquiries/enquiry.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import type { Actor } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { enquiryIn } from "../enquiry-rows.ts";
import { isoMoment } from "../iso-moment.ts";
import { updated } from "../rows.ts";
import { mailStateOf } from "./mail-state.ts";
import { renewSearchText } from "./search/enquiry-search.ts";

const most = 500;

/** What the audit log calls an added event. It changes no field, so it is no save that another's could run into. */
export const eventAdded = "add-event";

/** Adds an event to the timeline, in the transaction that does what it tells; answers its id. Searches find it after `renewSearchText`. */
export async function addEvent(tx: Writer, enquiryId: number, at: number, by: string, kind: string, text = ""): Promise<number> {
  const event = { enquiry_id: enquiryId, at, actor: by, kind, text };
  return (await tx.insertInto("enquiry_events").values(event).returning("id").executeTakeFirstOrThrow()).id;
}

export type AddEvent = typeof addEvent;

/** Adds what staff write down themselves; that somebody opened it once since `today`, the moment at which the day began. Throws NotFound. */
export async function writeEvent(
  tx: Writer,
  id: number,
  { now, today, actor }: { now: number; today: number; actor: Actor },
  { kind, text }: NewEnquiryEvent,
): Promise<number> {
  await enquiryIn(tx, id);
  const by = actor.name;
  if (kind === "opened") {
    const before = tx.selectFrom("enquiry_events").select("id").where("enquiry_id", "=", id).where("kind", "=", kind);
    const told = await before.where("actor", "=", by).where("at", ">=", today).limit(1).executeTakeFirst();
    return told?.id ?? addEvent(tx, id, now, by, kind);
  }
  const added = await addEvent(tx, id, now, by, kind, text);
  await tx.updateTable("enquiries").set({ updated_at: now }).where("id", "=", id).execute();
  await renewSearchText(tx, id);
  await record(tx, now, actor, { action: eventAdded, noun: "enquiries", item_id: id, title: `Enquiry ${id}` });
  return added;
}

/** The timelines of some enquiries as one, in their order. `mailIsOff`: no mail server is configured. */
export async function eventsOf(db: Reader, ids: readonly number[], mailIsOff: boolean): Promise<EnquiryEvent[]> {
  const rows = await db
    .selectFrom("enquiry_events")
    .selectAll()
    .where("enquiry_id", "in", ids)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  const mails = await db
    .selectFrom("jobs")
    .select(["event_id", "state", "answer"])
    .where("noun", "=", "enquiries")
    .where("item_id", "in", ids)
    .where("event_id", "is not", null)
    .execute();
  const mailOf = new Map(mails.map((mail) => [mail.event_id, mail]));
  return rows.reverse().map(({ id, at, actor, kind, text }) => {
    const mail = mailOf.get(id);
    const event = { id, at: isoMoment(at), by: actor, kind, text };
    return mail ? { ...event, mail: mailStateOf(mail, mailIsOff) } : event;
  });
}

/** Marks an enquiry as contacted; answers whether it was new until now. The conditions are in the statements, so that what a colleague changes at this moment stays. */
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
