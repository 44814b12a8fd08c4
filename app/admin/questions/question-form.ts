import type { Question } from "#contract/question.ts";
import type { Compared } from "../forms/differences.tsx";

/** What the QnA form holds while it is typed into; contract/question.ts judges it. */
export type QuestionForm = { question: string; answer: string; display_order: string; active: boolean };

export const blankQuestion: QuestionForm = { question: "", answer: "", display_order: "0", active: true };

/** A stored question as the form shows it. */
export function questionFormOf({ question, answer, display_order, active }: Question): QuestionForm {
  return { question, answer, display_order: String(display_order), active };
}

/** The fields as a comparison names them. */
export const comparedOfQuestion: readonly Compared[] = [
  { name: "question", label: "Question" },
  { name: "answer", label: "Answer" },
  { name: "display_order", label: "Display order" },
  { name: "active", label: "Active" },
];
