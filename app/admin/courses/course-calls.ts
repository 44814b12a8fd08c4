import { type Course, courseFieldList, courseKind } from "#contract/course.ts";
import { fieldsOf } from "#contract/field.ts";
import { contentCalls } from "../content/content-calls.ts";

export const courseCalls = contentCalls(courseKind);

/** The full course with its featured flag set, as section 7 sends it for the featured swap; `original` gives up its place. */
export function featureInPlaceOf(original: number, course: Course): Promise<Course> {
  const fields = fieldsOf(courseFieldList, course);
  return courseCalls.save({ ...fields, featured: true, unfeature: original }, course.id, course.version);
}
