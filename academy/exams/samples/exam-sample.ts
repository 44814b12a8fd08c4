import type { ExamFields } from "#contract/exam.ts";

/** An exam of the built-in sample data; `picture` is a file name under `pictures/exams/`. */
export type ExamSample = Omit<ExamFields, "version" | "image"> & { picture: string };
