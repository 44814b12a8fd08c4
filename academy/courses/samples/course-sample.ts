import type { CourseFields } from "#contract/course.ts";

/** One built-in course; `picture` is a file name under the repository's pictures/courses. */
export type CourseSample = Omit<CourseFields, "version" | "image"> & { picture: string };
