import { type Course, courseKind } from "#contract/course.ts";
import { contentCalls } from "../content/content-calls.ts";

export const courseCalls = contentCalls(courseKind);

/** The full course with its featured flag set, as section 7 sends it for the featured swap; `original` gives up its place. */
export function featureInPlaceOf(original: number, { id, version, display_order: _, ...fields }: Course): Promise<Course> {
  return courseCalls.save({ ...fields, featured: true, unfeature: original }, id, version);
}
