import type { PageQuestion, QuestionScope } from "#contract/kinds/page-question.ts";
import type { ShownQuestion } from "#contract/kinds/question.ts";

export type ScopedQuestion = Pick<PageQuestion, "place" | "question" | "answer">;

/** The questions that a page shows: its own first, then those of the first of `others` that has any. */
export function questionsOf(all: readonly ScopedQuestion[], own: QuestionScope, others: readonly QuestionScope[] = []): ShownQuestion[] {
  const at = (scope: QuestionScope) => all.filter((one) => one.place === scope);
  const rest = others.map(at).find((some) => some.length > 0) ?? [];
  return [...at(own), ...rest].map(({ question, answer }) => ({ question, answer }));
}
