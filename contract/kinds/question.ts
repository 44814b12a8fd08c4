import { answersOf, flagField, inputsOf, numberField, searched, textField } from "../fields/field.ts";
import { displayOrder, version } from "../fields/text.ts";
import { shownQuery } from "../list.ts";
import { z } from "../zod.ts";
import type { ContentKind } from "./content-kind.ts";
import { namesOf } from "./kind-names.ts";

/** At least 0; a non-number becomes 0 (specification, section 5). */
const order = z.preprocess(
  (value) => {
    const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
    return typeof number === "number" && !Number.isNaN(number) ? number : 0;
  },
  z.number().int("Order must be a whole number.").min(0, "Order must be 0 or more.").max(1_000_000, "Order must be 1000000 or less."),
);

export const questionFieldList = {
  question: searched(textField("Question", 500)),
  answer: searched(textField("Answer", 5000)),
  display_order: numberField("Display order", order, displayOrder, 0),
  active: flagField("Active", true),
};

/** What staff send to create or update a Q&A item (specification, sections 3, 5 and 7). */
export const questionFields = z.object({ ...inputsOf(questionFieldList), version });
export type QuestionFields = z.output<typeof questionFields>;

export const question = z.object({ id: z.number().int(), ...answersOf(questionFieldList), version: z.number().int() });
export type Question = z.output<typeof question>;

export type ShownQuestion = Pick<Question, "question" | "answer">;

/** What kinds of questions have in common. */
export const questionFacts = {
  icon: "questions",
  titled: "question",
  listed: "; with admin=true also the inactive ones, for staff",
  shownWhen: ["active"],
  read: "staff",
  step: 1,
} as const;

const sharedFacts = {
  ...questionFacts,
  table: "questions",
  list: questionFieldList,
  input: questionFields,
  answer: question,
  query: shownQuery,
} as const;

export const courseQuestionKind = {
  ...sharedFacts,
  path: "course-qna",
  ...namesOf("course question", { staffName: "course QnA", title: "Course QnA Management" }),
} as const satisfies ContentKind;

export const examQuestionKind = {
  ...sharedFacts,
  path: "exam-qna",
  ...namesOf("exam question", { staffName: "exam QnA", title: "Exam QnA Management" }),
} as const satisfies ContentKind;
