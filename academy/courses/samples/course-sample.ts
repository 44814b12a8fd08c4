import type { courseFields } from "#contract/course.ts";
import type { z } from "#contract/zod.ts";

/** One built-in course; `picture` is a file name under the repository's pictures/courses. */
export type CourseSample = Omit<z.input<typeof courseFields>, "version" | "image"> & { picture: string };
