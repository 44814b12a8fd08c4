import { courseQuestionKind, examQuestionKind, type Question, type QuestionFields } from "#contract/question.ts";
import type { ContentNeeds } from "../content/content-needs.ts";
import { contentKind, type Kind } from "../content/kind.ts";
import { createShownRepository } from "../content/shown-repository.ts";
import { courseQuestionSamples } from "./course-question-samples.ts";
import { examQuestionSamples } from "./exam-question-samples.ts";

export const courseQuestions = contentKind(courseQuestionKind, {
  only: { kind: "course" },
  samples: courseQuestionSamples,
  filled: "course-questions",
});
export const examQuestions = contentKind(examQuestionKind, {
  only: { kind: "exam" },
  samples: examQuestionSamples,
  filled: "exam-questions",
});

/** The repository of one list of questions and answers: those of the courses page or those of the exams page. */
export function createQuestions(needs: ContentNeeds, kind: Kind) {
  const repository = createShownRepository<QuestionFields, Question>(needs, kind);
  /** What a page shows, in its order; of a question only this (specification, section 3). */
  return { ...repository, cards: () => repository.shown(["question", "answer"]) };
}
