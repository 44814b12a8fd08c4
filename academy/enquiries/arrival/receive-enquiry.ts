import type { ContactMessage } from "#contract/enquiries/enquiry.ts";
import { enquiryChannels } from "#contract/enquiries/enquiry-labels.ts";
import type { StaffEnquiry } from "#contract/enquiries/staff-enquiries.ts";
import type { Writer } from "#database/transaction.ts";
import type { Actor } from "../../actor.ts";
import { record } from "../../audit/audit.ts";
import { Invalid } from "../../errors.ts";
import { addMail } from "../../jobs/job-rows.ts";
import { nameOfClass } from "../../seats.ts";
import { addEvent } from "../events.ts";
import { nameOfOwner } from "../owner.ts";
import { renewSearchText } from "../search/enquiry-search.ts";
import { mayHaveReceipt } from "./receipts.ts";
import { spamReasons } from "./spam.ts";

type Asked = Pick<ContactMessage, "name" | "phone" | "interestedCourses" | "interestedExams" | "details">;

export type TellOfEnquiry = (
  tx: Writer,
  now: number,
  id: number,
  about: Pick<Asked, "interestedCourses" | "interestedExams">,
) => Promise<void>;

type Needs = { now: number; tellOfEnquiry: TellOfEnquiry };

const columns = ({ name, phone, interestedCourses, interestedExams, details }: Asked, now: number) => ({
  ...{ name, phone, details },
  interested_courses: JSON.stringify(interestedCourses),
  interested_exams: JSON.stringify(interestedExams),
  ...{ notes: "", version: 1, search_text: "", created_at: now, updated_at: now },
});

/** Stores what the contact form sent, with its mail. No receipt when `receipt` is false, or that address has had its share for the day. */
export async function receiveMessage(
  tx: Writer,
  { now, tellOfEnquiry }: Needs,
  message: ContactMessage,
  receipt: boolean,
): Promise<number> {
  const class_name = (message.class_id && (await nameOfClass(tx, message.class_id))) || "";
  const reasons = await spamReasons(tx, message, now);
  const isSpam = reasons.length > 0;
  const { id } = await tx
    .insertInto("enquiries")
    .values({
      ...columns(message, now),
      email: message.email,
      status: isSpam ? "Spam" : "New",
      came_from: JSON.stringify(message.came_from),
      spam_reasons: JSON.stringify(reasons),
      ...(class_name && { class_id: message.class_id, class_name }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addEvent(tx, id, now, "", "received");
  await renewSearchText(tx, id);
  // Nobody is told of what looks like spam: it waits in the spam folder.
  if (isSpam) {
    await addEvent(tx, id, now, "", "spam", reasons.join(" "));
    return id;
  }
  await addMail(tx, now, { enquiry_id: id, kind: "notice" });
  if (receipt && (await mayHaveReceipt(tx, message.email, now))) await addMail(tx, now, { enquiry_id: id, kind: "receipt" });
  await tellOfEnquiry(tx, now, id, message);
  return id;
}

/** Stores what staff write down of somebody who called, came or wrote. Throws Invalid. */
export async function receiveFromStaff(
  tx: Writer,
  { now, tellOfEnquiry }: Needs,
  {
    email = "",
    channel,
    status = "New",
    class_id,
    owner_id,
    next_step = "",
    next_on = "",
    receipt,
    ...asked
  }: Omit<StaffEnquiry, "overbook">,
  actor: Actor,
): Promise<number> {
  const class_name = class_id ? await nameOfClass(tx, class_id) : "";
  if (class_name === undefined) throw new Invalid("class_id", "This class is not there any more. Please choose another one.");
  const owner = owner_id ? await nameOfOwner(tx, owner_id, true) : "";
  const { id } = await tx
    .insertInto("enquiries")
    .values({
      ...columns(asked, now),
      ...{ email, channel, status, next_step, next_on, class_name },
      ...{ class_id: class_id ?? null, owner_id: owner_id ?? null, contacted_at: status === "New" ? null : now },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addEvent(tx, id, now, actor.name, "received", enquiryChannels[channel]);
  if (owner) await addEvent(tx, id, now, actor.name, "owner", owner);
  const step = [next_on, next_step].filter(Boolean).join(" ");
  if (step) await addEvent(tx, id, now, actor.name, "next", step);
  await renewSearchText(tx, id);
  if (receipt && email !== "" && (await mayHaveReceipt(tx, email, now))) await addMail(tx, now, { enquiry_id: id, kind: "receipt" });
  await tellOfEnquiry(tx, now, id, asked);
  await record(tx, now, actor, { action: "create", noun: "enquiries", item_id: id, title: `Enquiry ${id}` });
  return id;
}
