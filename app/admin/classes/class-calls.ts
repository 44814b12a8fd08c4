import type { ClosedDays } from "#contract/classes/class-days.ts";
import { datesAgain } from "#contract/classes/same-again.ts";
import { fieldsOf } from "#contract/fields/field.ts";
import { type CourseClass, classFieldList, classKind, courseClass } from "#contract/kinds/class.ts";
import { z } from "#contract/zod.ts";
import { contentCalls } from "../content/content-calls.ts";
import { read } from "../session/api-call.ts";

/** The classes that are not over; read again when the pages of their list are. */
export const currentClassesQuery = read("/classes?admin=true&when=current&limit=500", z.array(courseClass), ["classes", "page", "current"]);

/** Makes the same class again, from another first day, not published and with nobody in it. The days off of the first are of its own dates. */
export function repeatClass(one: CourseClass, startsOn: string, closed: readonly ClosedDays[]): Promise<CourseClass> {
  const { no_class_on: _off, held_on: _held, ...fields } = fieldsOf(classFieldList, one);
  return contentCalls(classKind).save({ ...fields, ...datesAgain(one, startsOn, closed), active: false }, undefined, undefined);
}
