import { queryOptions } from "@tanstack/react-query";
import { type Course, type CourseFields, course } from "#contract/course.ts";
import { wholeList } from "../lists/page-of.ts";
import { call, nothing } from "../session/api-call.ts";

/** Every course in its order. */
export const coursesQuery = queryOptions({
  queryKey: ["courses"],
  queryFn: ({ signal }) => wholeList("/courses", course, signal),
});

/** Creates a course, or updates the one with this id. `unfeature`: the course that gives its featured place to it. */
export async function saveCourse(
  fields: CourseFields,
  id: number | undefined,
  version: number | undefined,
  unfeature?: number,
): Promise<Course> {
  const body = { ...fields, version, unfeature };
  const saved =
    id === undefined
      ? await call("/courses", { method: "POST", body, answer: course })
      : await call(`/courses/${id}`, { method: "PUT", body, answer: course });
  return saved.body;
}

export async function removeCourse(id: number): Promise<void> {
  await call(`/courses/${id}`, { method: "DELETE", answer: nothing });
}

/** Sends the whole order; display_order starts at 1 (specification, section 4). */
export async function sendCourseOrder(courses: readonly Course[]): Promise<void> {
  const order = courses.map(({ id }, index) => ({ id, display_order: index + 1 }));
  await call("/courses/update-order", { method: "PUT", body: { courses: order }, answer: nothing });
}

/** The full course with its featured flag set, as section 7 sends it for the featured swap; `original` gives up its place. */
export function featureInPlaceOf(original: number, one: Course): Promise<Course> {
  const { id, version, display_order: _, ...fields } = one;
  return saveCourse({ ...fields, featured: true }, id, version, original);
}
