import { classRoster } from "#contract/class-roster.ts";
import { changedEnquiry, type Enquiry, type EnquiryChange } from "#contract/enquiries/enquiry.ts";
import { call, read } from "../../session/api-call.ts";

export const rosterQuery = (id: number) => read(`/classes/${id}/roster`, classRoster, ["classes", "roster", id]);

/** Gives somebody a seat, or takes them off the class; asks for what was read of them. */
export async function changePlace({ id, version }: Enquiry, change: Pick<EnquiryChange, "status" | "overbook">) {
  return call(`/enquiries/${id}`, { method: "PATCH", body: { ...change, version }, answer: changedEnquiry });
}
