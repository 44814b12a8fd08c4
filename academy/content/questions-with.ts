import type { ShownQuestion } from "#contract/kinds/question.ts";

/** Questions with their answers, in the order in which they are written. */
export function questionsWith(answers: Readonly<Record<string, string>>): ShownQuestion[] {
  return Object.entries(answers).map(([question, answer]) => ({ question, answer }));
}
