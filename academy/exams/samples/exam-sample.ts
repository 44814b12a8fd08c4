import type { examFields } from "#contract/exam.ts";
import type { z } from "#contract/zod.ts";

/** An exam of the built-in sample data; `picture` is a file name under `pictures/exams/`. */
export type ExamSample = Omit<z.input<typeof examFields>, "version" | "image" | "description"> & { description: string; picture: string };
