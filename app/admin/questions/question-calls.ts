import { queryOptions } from "@tanstack/react-query";
import { type Question, type QuestionFields, type QuestionKind, question } from "#contract/question.ts";
import { type PageQuery, pageOf, pagePlaceholder } from "../lists/page-of.ts";
import { call, nothing, Refused } from "../session/api-call.ts";

/** All, active only or inactive only (specification, section 9). */
export const questionFilters = [
  { value: "all", label: "All" },
  { value: "active", label: "Active Only" },
  { value: "inactive", label: "Inactive Only" },
] as const;

const path = (kind: QuestionKind) => `/${kind}-qna`;

/** One page of the questions, inactive ones too. */
export const questionsQuery = (kind: QuestionKind, query: PageQuery) =>
  queryOptions({
    queryKey: ["questions", kind, query],
    queryFn: ({ signal }) => pageOf(path(kind), question, { admin: "true", ...query }, signal),
    ...pagePlaceholder,
  });

/** One question by its id, or null when there is none. */
export const questionQuery = (kind: QuestionKind, id: number) =>
  queryOptions({
    queryKey: ["question", kind, id],
    queryFn: ({ signal }) => findQuestion(kind, id, signal),
    staleTime: 0,
    gcTime: 0,
  });

export async function findQuestion(kind: QuestionKind, id: number, signal?: AbortSignal): Promise<Question | null> {
  try {
    return (await call(`${path(kind)}/${id}`, { answer: question, ...(signal && { signal }) })).body;
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return null;
    throw error;
  }
}

/** Creates a question, or updates the one with this id. */
export async function saveQuestion(kind: QuestionKind, fields: QuestionFields, id: number | undefined, version: number | undefined) {
  const body = { ...fields, version };
  if (id === undefined) return (await call(path(kind), { method: "POST", body, answer: question })).body;
  return (await call(`${path(kind)}/${id}`, { method: "PUT", body, answer: question })).body;
}

export async function removeQuestion(kind: QuestionKind, id: number): Promise<void> {
  await call(`${path(kind)}/${id}`, { method: "DELETE", answer: nothing });
}
