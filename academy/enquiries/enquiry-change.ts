import type { ChangedEnquiry, EnquiryChange } from "#contract/enquiries/enquiry.ts";
import { enquiryStatusLabels } from "#contract/enquiries/enquiry-labels.ts";
import { isDoneWith, statusOncePlanned } from "#contract/enquiries/status-once-planned.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import type { Actor } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { type EnquiryRow, enquiriesThatCount, enquiryIn } from "../enquiry-rows.ts";
import { Invalid, SavedBySomeoneElse } from "../errors.ts";
import { isoMoment } from "../iso-moment.ts";
import { assertSeat, nameOfClass } from "../seats.ts";
import { addEvent, eventAdded } from "./events.ts";
import { nameOfOwner } from "./owner.ts";
import { mergeInto } from "./person/merging.ts";
import { renewSearchText } from "./search/enquiry-search.ts";
import { changesSeats, takesSeat } from "./seat-changes.ts";

export type Change = EnquiryChange & { notes?: string };

/** Tells others that the last seat of a class was taken, in the transaction that takes it. */
export type TellOfFullClass = (tx: Writer, now: number, classId: number, title: string) => Promise<void>;

type ChangeNeeds = { tellOfFullClass: TellOfFullClass; announce: (tx: Writer, row: EnquiryRow) => Promise<void> };

/** Changes one enquiry, and notes that in timeline and audit log. Throws NotFound, SavedBySomeoneElse, Invalid, ClassFull. */
export async function changeEnquiry(
  tx: Writer,
  now: number,
  actor: Actor,
  { id, version, overbook = "", event, ...wanted }: Change & { id: number },
  { tellOfFullClass, announce }: ChangeNeeds,
): Promise<EnquiryRow> {
  const before = await enquiryIn(tx, id);
  if (version !== undefined && version !== before.version) throw new SavedBySomeoneElse(await lastActor(tx, id));
  const {
    status = plannedStatus(before, wanted),
    class_id = before.class_id,
    owner_id = before.owner_id,
    merged_into = before.merged_into,
  } = wanted;
  if (before.merged_into !== null && merged_into !== null)
    throw new Invalid("merged_into", "This enquiry was merged into another one. Please change that one, or take them apart first.");
  // When seats move, this must run in database.change("classes", …).
  const moved = changesSeats(before, { status, class_id, merged_into });
  const placed = takesSeat({ status, class_id, merged_into });
  const isNamed = class_id !== before.class_id || (moved && placed);
  const class_name = isNamed ? await newName(tx, class_id) : before.class_name;
  const owner = owner_id === null ? "" : await nameOfOwner(tx, owner_id, owner_id !== before.owner_id);
  const ownerBefore = before.owner_id === null ? "" : await nameOfOwner(tx, before.owner_id, false);
  const { name = before.name, email = before.email, phone = before.phone } = wanted;
  const after = {
    ...{ name, email, phone, status, class_id, class_name, owner_id, merged_into },
    notes: wanted.notes ?? before.notes,
    next_step: wanted.next_step ?? before.next_step,
    next_on: wanted.next_on ?? before.next_on,
  };
  if (moved && placed && class_id !== null && status === "Enrolled") {
    const { title, fills } = await assertSeat(tx, class_id, overbook);
    if (fills) await tellOfFullClass(tx, now, class_id, title);
  }
  if (merged_into !== null) await mergeInto(tx, now, actor.name, before, merged_into);
  if (before.merged_into !== null && merged_into === null)
    await addEvent(tx, before.merged_into, now, actor.name, "apart", `Enquiry ${id}`);
  // A place cannot be older than the enquiry, nor newer than now.
  const givenBack = moved && placed && wanted.placed_at !== undefined ? Math.max(before.created_at, Date.parse(wanted.placed_at)) : now;
  const since = Math.min(now, givenBack);
  const isContact = status !== "New" && !isDoneWith(status);
  const row = await tx
    .updateTable("enquiries")
    .set({
      ...after,
      contacted_at: before.contacted_at ?? (isContact ? now : null),
      placed_at: moved ? (placed ? since : null) : before.placed_at,
      version: before.version + 1,
      updated_at: now,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

  const tell = (kind: string, text: string) => addEvent(tx, id, now, actor.name, kind, text);
  if (event) await tell(event.kind, event.text);
  const corrected = contactFields.filter((field) => after[field] !== before[field]);
  if (corrected.length > 0) await tell("corrected", corrected.map((field) => `${field}: ${before[field]}`).join("\n"));
  if (class_id !== before.class_id) await tell("class", class_name);
  if (status !== before.status) await tell("status", statusWord(status));
  const place = since < now ? isoMoment(since) : "";
  if (place !== "") await tell("place", place);
  if (owner_id !== before.owner_id) await tell("owner", owner);
  if (after.next_step !== before.next_step || after.next_on !== before.next_on)
    await tell("next", [after.next_on, after.next_step].filter(Boolean).join(" "));
  if (overbook !== "") await tell("overbook", overbook);
  await renewSearchText(tx, id);
  if (before.merged_into !== null) await renewSearchText(tx, before.merged_into);
  if (before.status === "Spam" && status !== "Spam") await announce(tx, row);

  const worked = ({ status, notes, class_name, next_step, next_on }: EnquiryRow) => ({ status, notes, class_name, next_step, next_on });
  const told = { action: "update", noun: "enquiries", item_id: id, title: `Enquiry ${id}` };
  await record(tx, now, actor, {
    ...told,
    before: { ...worked(before), owner: ownerBefore },
    after: {
      ...worked(row),
      owner,
      ...(overbook && { overbook }),
      ...(place && { placed_at: place }),
      ...(corrected.length > 0 && { corrected: corrected.join(", ") }),
    },
  });
  return row;
}

/** The status after a change that does not give one. */
function plannedStatus({ status, next_on }: Pick<EnquiryRow, "status" | "next_on">, wanted: Change): string {
  return wanted.next_on !== undefined && wanted.next_on !== next_on ? statusOncePlanned(status, wanted.next_on) : status;
}

/** The audit log says only that these were corrected, not what they were: it outlives the enquiry. */
const contactFields = ["name", "email", "phone"] as const;

export async function firstWaiting(db: Reader, classId: number): Promise<ChangedEnquiry["first_waiting"]> {
  const first = await enquiriesThatCount(db)
    .select(["id", "name"])
    .where("class_id", "=", classId)
    .where("status", "=", "Waiting")
    .orderBy("placed_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return first && { ...first, class_id: classId };
}

function statusWord(status: string): string {
  return Object.entries(enquiryStatusLabels).find(([name]) => name === status)?.[1] ?? status;
}

async function newName(tx: Writer, id: number | null): Promise<string> {
  if (id === null) return "";
  const name = await nameOfClass(tx, id);
  if (name === undefined) throw new Invalid("class_id", "This class is not there any more. Please choose another one.");
  return name;
}

async function lastActor(db: Reader, id: number): Promise<string> {
  const told = db
    .selectFrom("audit")
    .select("actor")
    .where("noun", "=", "enquiries")
    .where("item_id", "=", id)
    .where("action", "!=", eventAdded);
  return (await told.orderBy("id", "desc").limit(1).executeTakeFirst())?.actor ?? "";
}
