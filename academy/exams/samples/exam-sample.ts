import type { examFields } from "#contract/exam.ts";
import type { Publishing } from "#contract/publishing.ts";
import type { z } from "#contract/zod.ts";

/** An exam of the built-in sample data; `picture` is a file name under `pictures/exams/`. */
export type ExamSample = Omit<z.input<typeof examFields>, "version" | "image" | keyof Publishing | "description"> & {
  description: string;
  picture: string;
};
