import type { z } from "zod";
import type { Listed } from "#contract/list.ts";
import { courseQuestionKind, examQuestionKind, type Question, type QuestionFields, type questionQuery } from "#contract/question.ts";
import { contentKind, type Kind } from "../content/kind.ts";
import { type ContentNeeds, createRepository } from "../content/repository.ts";
import { NotSignedIn } from "../errors.ts";
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
  const repository = createRepository<QuestionFields, Question>(needs, kind);

  return {
    ...repository,

    /** Active items for anyone; with `admin`, which is for staff, all or as `filter` says. Throws NotSignedIn. */
    list({ admin, filter, ...query }: z.output<typeof questionQuery> = {}, staff = false): Promise<Listed<Question>> {
      if (admin === "true" && !staff) throw new NotSignedIn("Please sign in.");
      const active = admin !== "true" || filter === "active" ? 1 : filter === "inactive" ? 0 : undefined;
      return repository.listWhere(query, (rows) => (active === undefined ? rows : rows.where("active", "=", active)));
    },
  };
}
