import { queryOptions } from "@tanstack/react-query";
import { type CourseClass, classFieldList, classKind, courseClass } from "#contract/class.ts";
import { changedEnquiry, type Enquiry, type EnquiryChange, enquiry } from "#contract/enquiries/enquiry.ts";
import { fieldsOf } from "#contract/field.ts";
import { addDays, daysBetween } from "#contract/site/days.ts";
import { z } from "#contract/zod.ts";
import { contentCalls } from "../content/content-calls.ts";
import { call } from "../session/api-call.ts";

const roster = z.object({ class: courseClass, enrolled: z.array(enquiry), waiting: z.array(enquiry) });

export const rosterQuery = (id: number) =>
  queryOptions({
    queryKey: ["classes", "roster", id],
    queryFn: async ({ signal }) => (await call(`/classes/${id}/roster`, { answer: roster, signal })).body,
  });

/** Gives somebody a seat, or takes them off the class; asks for what was read of them. */
export async function changePlace({ id, version }: Enquiry, change: Pick<EnquiryChange, "status" | "overbook">) {
  return (await call(`/enquiries/${id}`, { method: "PATCH", body: { ...change, version }, answer: changedEnquiry })).body;
}

/** The same class again, from another first day: as long, and enrolled for as long before. Nobody is in it yet. */
export function repeatClass(one: CourseClass, startsOn: string): Promise<CourseClass> {
  const later = (date: string) => addDays(date, daysBetween(one.starts_on, startsOn));
  const fields = fieldsOf(classFieldList, one);
  const dates = { starts_on: startsOn, ends_on: later(one.ends_on), enrol_until: one.enrol_until ? later(one.enrol_until) : "" };
  return contentCalls(classKind).save({ ...fields, ...dates }, undefined, undefined);
}
