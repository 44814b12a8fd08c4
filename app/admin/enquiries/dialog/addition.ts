import type { Enquiry, EnquiryChange, NewEnquiryEvent } from "#contract/enquiries/enquiry.ts";
import type { StaffEnquiry } from "#contract/enquiries/staff-enquiries.ts";
import { isDoneWith } from "#contract/enquiries/status-once-planned.ts";

const kinds: Record<StaffEnquiry["channel"], NewEnquiryEvent["kind"]> = {
  phone: "call",
  visit: "visit",
  whatsapp: "whatsapp",
  mail: "note",
};

/** What was typed as a new enquiry, as a change of one that the person made before: what they have stays where nothing was typed. */
export function additionTo(before: Pick<Enquiry, "status" | "version" | "email" | "phone">, typed: StaffEnquiry): EnquiryChange {
  const { channel, status, class_id, owner_id, next_step, next_on, overbook, details, interestedCourses, interestedExams } = typed;
  const asked = [...interestedCourses, ...interestedExams].join(", ");
  // What they gave before may be right, too: another number or address is told in the timeline.
  const ways = (["phone", "email"] as const)
    .filter((way) => before[way] !== "" && typed[way] !== before[way])
    .map((way) => typed[way])
    .filter(Boolean)
    .join(", ");
  const text = [asked && `Asked about ${asked}.`, details, ways && `Reached us with ${ways}.`].filter(Boolean).join("\n");
  const isPlaced = status === "Enrolled" || status === "Waiting";
  // Who is taken down again is somebody to answer: a closed enquiry is in no list of what is still to be done.
  const waitsForNobody = before.status === "New" || isDoneWith(before.status);
  return {
    event: { kind: kinds[channel], text: text || (channel === "mail" ? "Wrote a mail." : "") },
    ...(status && (isPlaced || waitsForNobody) && status !== before.status && { status }),
    ...(before.phone === "" && typed.phone && { phone: typed.phone }),
    ...(before.email === "" && typed.email && { email: typed.email }),
    ...Object.fromEntries(Object.entries({ class_id, owner_id, next_step, next_on, overbook }).filter(([, value]) => value)),
    version: before.version,
  };
}
