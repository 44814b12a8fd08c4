import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { enquiryChannelNames, enquiryStatuses, writtenEventNames } from "#contract/enquiries/enquiry-labels.ts";
import type { Reader } from "#database/transaction.ts";
import { nameOf } from "../actor.ts";
import type { EnquiryRow } from "../enquiry-rows.ts";
import { isoMoment } from "../iso-moment.ts";
import { textsOf } from "../json-list.ts";
import { createBreather } from "../limits/breather.ts";
import { phoneNumbersIn } from "../text/phone-numbers.ts";
import { type MailTried, mailStateOf } from "./mail-state.ts";

/** What staff wrote down of enquiries themselves, by their ids, the oldest first; of each the newest 50. */
export async function writtenOf(db: Reader, ids: readonly number[]): Promise<Map<number, NonNullable<Enquiry["written"]>>> {
  const kinds = writtenEventNames.filter((kind) => kind !== "opened");
  const events = db
    .selectFrom("enquiry_events")
    .select(["enquiry_id", "at", "actor", "kind", "text", "id"])
    .select(({ fn }) =>
      fn
        .agg<number>("row_number")
        .over((of) => of.partitionBy("enquiry_id").orderBy("id", "desc"))
        .as("nth"),
    )
    .where("enquiry_id", "in", ids)
    .where("kind", "in", kinds);
  const rows = await db.selectFrom(events.as("written")).selectAll().where("nth", "<=", 50).orderBy("id").execute();
  const byId = new Map<number, NonNullable<Enquiry["written"]>>();
  for (const { enquiry_id, at, actor, kind, text } of rows)
    byId.set(enquiry_id, [...(byId.get(enquiry_id) ?? []), { at: isoMoment(at), by: actor, kind, text }]);
  return byId;
}

/** Rows of enquiries as staff read them. `mailIsOff`: no mail server is configured. */
export async function enquiryItems(db: Reader, rows: readonly EnquiryRow[], mailIsOff: boolean): Promise<Enquiry[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  // The state of the mail to the academy; the visitor's receipt does not count.
  const mails = await db
    .selectFrom("jobs")
    .select(["item_id", "state", "answer"])
    .where("noun", "=", "enquiries")
    .where("item_id", "in", ids)
    .where("kind", "=", "notice")
    .execute();
  const mailOf = new Map(mails.map((mail) => [mail.item_id, mail]));
  const ownerIds = [...new Set(rows.flatMap(({ owner_id }) => owner_id ?? []))];
  const owners =
    ownerIds.length === 0 ? [] : await db.selectFrom("admins").select(["id", "name", "username"]).where("id", "in", ownerIds).execute();
  const ownerOf = new Map(owners.map((owner) => [owner.id, nameOf(owner)]));
  const rest = createBreather();
  const items: Enquiry[] = [];
  for (const row of rows) {
    if (items.length > 0) await rest();
    items.push(enquiryItem(row, mailOf.get(row.id), ownerOf.get(row.owner_id ?? 0), mailIsOff));
  }
  return items;
}

function enquiryItem(row: EnquiryRow, mail: MailTried | undefined, owner: string | undefined, mailIsOff: boolean): Enquiry {
  const { id, name, email, phone, details, notes, version, class_name, next_step, next_on } = row;
  return {
    ...{ id, name, email, phone, phoneNumbers: phoneNumbersIn(phone) },
    interestedCourses: textsOf(row.interested_courses),
    interestedExams: textsOf(row.interested_exams),
    details,
    status: enquiryStatuses.find((status) => status === row.status) ?? "New",
    notes,
    created_at: isoMoment(row.created_at),
    updated_at: isoMoment(row.updated_at),
    version,
    mail: mailStateOf(mail, mailIsOff),
    ...{ class_id: row.class_id, class_name },
    ...{ owner_id: owner === undefined ? null : row.owner_id, owner: owner ?? "" },
    ...{ next_step, next_on },
    placed_at: isoMoment(row.placed_at),
    channel: enquiryChannelNames.find((channel) => channel === row.channel) ?? "website",
    came_from: textsByName(row.came_from),
    // They stay in the row while it is no spam, so that staff who call it spam again have them back.
    spam_reasons: row.status === "Spam" ? textsOf(row.spam_reasons) : [],
    merged_into: row.merged_into,
  };
}

function textsByName(json: string): Record<string, string> {
  const value: unknown = JSON.parse(json);
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}
