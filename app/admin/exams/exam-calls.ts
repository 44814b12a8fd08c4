import { queryOptions } from "@tanstack/react-query";
import { type Exam, type ExamFields, exam } from "#contract/exam.ts";
import { examOrderStep } from "#contract/limits.ts";
import { wholeList } from "../lists/page-of.ts";
import { call, nothing } from "../session/api-call.ts";

/** Every exam in its order. */
export const examsQuery = queryOptions({
  queryKey: ["exams"],
  queryFn: ({ signal }) => wholeList("/exams", exam, signal),
});

/** Creates an exam, or updates the one with this id. */
export async function saveExam(fields: ExamFields, id: number | undefined, version: number | undefined): Promise<Exam> {
  const body = { ...fields, version };
  const [path, method] = id === undefined ? ["/exams", "POST" as const] : [`/exams/${id}`, "PUT" as const];
  return (await call(path, { method, body, answer: exam })).body;
}

export async function removeExam(id: number): Promise<void> {
  await call(`/exams/${id}`, { method: "DELETE", answer: nothing });
}

/** The exams with their new places: 10, 20, 30 … (specification, section 4). */
export function renumbered(exams: readonly Exam[]): Exam[] {
  return exams.map((one, index) => ({ ...one, display_order: (index + 1) * examOrderStep }));
}

export async function sendExamOrder(exams: readonly Exam[]): Promise<void> {
  const examOrders = exams.map(({ id, display_order }) => ({ id, display_order }));
  await call("/exams/reorder", { method: "PUT", body: { examOrders }, answer: nothing });
}
