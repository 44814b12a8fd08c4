import { answersOf, inputsOf, textField } from "../fields/field.ts";
import { version } from "../fields/text.ts";
import { shownQuery } from "../list.ts";
import { z } from "../zod.ts";
import type { ContentKind } from "./content-kind.ts";
import { namesOf } from "./kind-names.ts";
import { questionFacts, questionFieldList } from "./question.ts";

/** The question scopes that every academy has. A language is a scope, too, by its short name, a course and an exam by their id. */
export const questionScopes = {
  courses: "All other courses",
  "exam-kind:goethe": "Goethe-Zertifikat",
  "exam-kind:dutch": "Dutch civic integration exam",
  "exam-kind:ielts": "IELTS",
  "exam-kind:dele": "DELE",
  "exam-kind:delf": "DELF",
  "exam-kind:torfl": "TORFL",
  exams: "All other exams",
  "page:home": "Home page",
  "page:about": "About page",
  "page:contact": "Contact page",
} as const;

export type FixedScope = keyof typeof questionScopes;
export type QuestionScope = FixedScope | `language:${string}` | `course:${number}` | `exam:${number}`;

export const scopeOfLanguage = (slug: string) => `language:${slug}` as const;

/** The short name of the language whose scope it is. */
export function languageOfScope(scope: string): string | undefined {
  return /^language:([a-z][a-z0-9-]{0,29})$/.exec(scope)?.[1];
}

/** The course or exam whose scope it is. */
export function subjectOfScope(scope: string): { table: "courses" | "exams"; id: number } | undefined {
  const [, kind, id] = /^(course|exam):([1-9]\d{0,8})$/.exec(scope) ?? [];
  return kind === undefined ? undefined : { table: kind === "course" ? "courses" : "exams", id: Number(id) };
}

export function isFixedScope(scope: string): scope is FixedScope {
  return Object.hasOwn(questionScopes, scope);
}

export const wrongScope = "Please choose where the question belongs.";

const scope = z
  .string(wrongScope)
  .refine((text) => isFixedScope(text) || languageOfScope(text) !== undefined || subjectOfScope(text) !== undefined, wrongScope);

export const pageQuestionFieldList = {
  place: { ...textField("Belongs to", 50), input: scope, before: "courses" },
  ...questionFieldList,
};

export const pageQuestionFields = z.object({ ...inputsOf(pageQuestionFieldList), version });
export type PageQuestionFields = z.output<typeof pageQuestionFields>;

export const pageQuestion = z.object({ id: z.number().int(), ...answersOf(pageQuestionFieldList), version: z.number().int() });
export type PageQuestion = z.output<typeof pageQuestion>;

export const pageQuestionQuery = shownQuery.extend({ place: scope.optional() });

export const pageQuestionKind = {
  ...questionFacts,
  path: "page-qna",
  table: "page_questions",
  ...namesOf("page question", { staffName: "page QnA", title: "Page QnA Management" }),
  list: pageQuestionFieldList,
  input: pageQuestionFields,
  answer: pageQuestion,
  query: pageQuestionQuery,
} as const satisfies ContentKind;
