import type { QuestionScope } from "#contract/page-question.ts";
import type { ShownQuestion } from "#contract/question.ts";
import { questionsWith } from "../content/questions-with.ts";
import { courseQuestions } from "./samples/courses.ts";
import { examQuestions } from "./samples/exams.ts";
import { languageQuestions } from "./samples/languages.ts";

const answers = { ...languageQuestions, courses: courseQuestions, ...examQuestions } satisfies Partial<Record<QuestionScope, object>>;

// Each place is there, with its own questions.
export const firstQuestions = Object.fromEntries(Object.entries(answers).map(([place, some]) => [place, questionsWith(some)])) as Record<
  keyof typeof answers,
  ShownQuestion[]
>;

export const pageQuestionSamples = Object.entries(firstQuestions).flatMap(([place, questions]) =>
  questions.map((shownQuestion) => ({ place, ...shownQuestion })),
);
