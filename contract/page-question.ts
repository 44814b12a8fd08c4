import type { ContentKind } from "./content-kind.ts";
import { answersOf, inputsOf, textField } from "./field.ts";
import { namesOf } from "./kind-names.ts";
import { shownQuery } from "./list.ts";
import { questionFieldList } from "./question.ts";
import { version } from "./text.ts";
import { z } from "./zod.ts";

/** Where a question is asked, as every academy has it; a course and an exam are a scope, too, by their id: "course:12". */
export const questionScopes = {
  "language:german": "German courses",
  "language:russian": "Russian courses",
  "language:dutch": "Dutch courses",
  "language:french": "French courses",
  "language:spanish": "Spanish courses",
  "language:japanese": "Japanese courses",
  "language:italian": "Italian courses",
  "language:english": "English courses",
  "language:tamil": "Tamil courses",
  "language:korean": "Korean courses",
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
export type QuestionScope = FixedScope | `course:${number}` | `exam:${number}`;

export function isFixedScope(scope: string): scope is FixedScope {
  return Object.hasOwn(questionScopes, scope);
}

const scope = z
  .string("Please choose where the question belongs.")
  .refine((text) => isFixedScope(text) || /^(course|exam):[1-9]\d{0,8}$/.test(text), "Please choose where the question belongs.");

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
  path: "page-qna",
  table: "page_questions",
  ...namesOf("page question", { staffName: "page QnA", title: "Page QnA Management" }),
  icon: "questions",
  list: pageQuestionFieldList,
  titled: "question",
  input: pageQuestionFields,
  answer: pageQuestion,
  query: pageQuestionQuery,
  listed: "; with admin=true also the inactive ones, for staff",
  shownWhen: ["active"],
  read: "staff",
  step: 1,
} as const satisfies ContentKind;
