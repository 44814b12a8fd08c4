import { queryOptions } from "@tanstack/react-query";
import { courseClass } from "#contract/class.ts";
import { changedEnquiry, type Enquiry, type EnquiryChange, enquiry } from "#contract/enquiries/enquiry.ts";
import { z } from "#contract/zod.ts";
import { call } from "../../session/api-call.ts";

const people = z.array(enquiry);
const roster = z.object({ class: courseClass, enrolled: people, waiting: people, asked: people });

export const rosterQuery = (id: number) =>
  queryOptions({
    queryKey: ["classes", "roster", id],
    queryFn: async ({ signal }) => (await call(`/classes/${id}/roster`, { answer: roster, signal })).body,
  });

/** Gives somebody a seat, or takes them off the class; asks for what was read of them. */
export async function changePlace({ id, version }: Enquiry, change: Pick<EnquiryChange, "status" | "overbook">) {
  return (await call(`/enquiries/${id}`, { method: "PATCH", body: { ...change, version }, answer: changedEnquiry })).body;
}
