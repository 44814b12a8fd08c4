import type { PageQuestion, QuestionPlace } from "#contract/page-question.ts";
import type { ShownQuestion } from "#contract/question.ts";

export type PlacedQuestion = Pick<PageQuestion, "place" | "question" | "answer">;

/** The questions that a page shows: its own first, then those of the first of `others` that has any. */
export function questionsOf(all: readonly PlacedQuestion[], own: QuestionPlace, others: readonly QuestionPlace[] = []): ShownQuestion[] {
  const at = (place: QuestionPlace) => all.filter((one) => one.place === place);
  const rest = others.map(at).find((some) => some.length > 0) ?? [];
  return [...at(own), ...rest].map(({ question, answer }) => ({ question, answer }));
}
