import type { courseSave } from "#contract/course.ts";
import type { Publishing } from "#contract/publishing.ts";
import type { z } from "#contract/zod.ts";

/** One built-in course; `picture` is a file name under the repository's pictures/courses. */
export type CourseSample = Omit<z.input<typeof courseSave>, "version" | "image" | "unfeature" | keyof Publishing> & { picture: string };
