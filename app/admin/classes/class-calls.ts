import { type ClassDaySet, type CourseClass, classFieldList, classKind, courseClass } from "#contract/class.ts";
import type { ClosedDays } from "#contract/classes/class-days.ts";
import { datesAgain } from "#contract/classes/same-again.ts";
import { fieldsOf } from "#contract/field.ts";
import type { ToldOfClass } from "#contract/reply.ts";
import { z } from "#contract/zod.ts";
import { contentCalls } from "../content/content-calls.ts";
import { call, read } from "../session/api-call.ts";

/** The classes that are not over; read again when the pages of their list are. */
export const currentClassesQuery = read("/classes?admin=true&when=current&limit=500", z.array(courseClass), ["classes", "page", "current"]);

/** Cancels one of its days, or holds it after all. */
export const setClassDay = (id: number, set: ClassDaySet) => call(`/classes/${id}/day`, { method: "PUT", body: set, answer: courseClass });

/** Takes the people of a class for told, whoever told them. */
export const noteTold = ({ class_id, ...body }: ToldOfClass) =>
  call(`/classes/${class_id}/told`, { method: "PUT", body, answer: z.unknown() });

/** The same class again, from another first day, as one that is not published. Nobody is in it yet; its days off were of its own time. */
export function repeatClass(one: CourseClass, startsOn: string, closed: readonly ClosedDays[]): Promise<CourseClass> {
  const { no_class_on: _off, held_on: _held, ...fields } = fieldsOf(classFieldList, one);
  return contentCalls(classKind).save({ ...fields, ...datesAgain(one, startsOn, closed), active: false }, undefined, undefined);
}
