import { queryOptions } from "@tanstack/react-query";
import { classRoster } from "#contract/class-roster.ts";
import { changedEnquiry, type Enquiry, type EnquiryChange } from "#contract/enquiries/enquiry.ts";
import { call } from "../../session/api-call.ts";

export const rosterQuery = (id: number) =>
  queryOptions({
    queryKey: ["classes", "roster", id],
    queryFn: async ({ signal }) => (await call(`/classes/${id}/roster`, { answer: classRoster, signal })).body,
  });

/** Gives somebody a seat, or takes them off the class; asks for what was read of them. */
export async function changePlace({ id, version }: Enquiry, change: Pick<EnquiryChange, "status" | "overbook">) {
  return (await call(`/enquiries/${id}`, { method: "PATCH", body: { ...change, version }, answer: changedEnquiry })).body;
}
