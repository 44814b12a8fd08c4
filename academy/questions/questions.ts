import { courseQuestionKind, examQuestionKind, type Question, type QuestionFields } from "#contract/kinds/question.ts";
import type { ContentNeeds } from "../content/content-needs.ts";
import { createRepositoryWithFlags } from "../content/repository-with-flags.ts";
import { type StoredKind, storedKind } from "../content/stored-kind.ts";
import { courseQuestionSamples, examQuestionSamples } from "./question-samples.ts";

export const courseQuestions = storedKind(courseQuestionKind, {
  only: { kind: "course" },
  samples: courseQuestionSamples,
  seededAs: "course-questions",
});
export const examQuestions = storedKind(examQuestionKind, {
  only: { kind: "exam" },
  samples: examQuestionSamples,
  seededAs: "exam-questions",
});

/** The repository of one list of questions and answers: those of the courses page or those of the exams page. */
export function createQuestions(needs: ContentNeeds, kind: StoredKind) {
  const repository = createRepositoryWithFlags<QuestionFields, Question>(needs, kind);
  /** `cards`: the questions that the page shows, with the two fields that it shows (specification, section 3). */
  return { ...repository, cards: () => repository.shown(["question", "answer"]) };
}
