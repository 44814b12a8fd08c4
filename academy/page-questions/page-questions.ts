import {
  type PageQuestion,
  type PageQuestionFields,
  pageQuestionKind,
  type pageQuestionQuery,
  type QuestionPlace,
} from "#contract/page-question.ts";
import type { z } from "#contract/zod.ts";
import type { ContentNeeds } from "../content/content-needs.ts";
import { contentKind } from "../content/kind.ts";
import { createShownRepository } from "../content/shown-repository.ts";
import { pageQuestionSamples } from "./page-question-samples.ts";

const pageQuestions = contentKind(pageQuestionKind, { samples: pageQuestionSamples, filled: "page-questions" });

/** The repository of the questions that belong to a course, an exam, a language or a page. */
export function createPageQuestions(needs: ContentNeeds) {
  const repository = createShownRepository<PageQuestionFields, PageQuestion>(needs, pageQuestions);
  return {
    ...repository,

    /** As of every kind whose items can be hidden; with `place` those of one place. Throws NotSignedIn. */
    list: ({ place, ...query }: z.output<typeof pageQuestionQuery> = {}, staff = false) =>
      repository.list(query, staff, (rows) => (place === undefined ? rows : rows.where("place", "=", place))),

    at: (places: readonly QuestionPlace[]) =>
      repository.shown(["place", "question", "answer"], (rows) => rows.where("place", "in", [...places])),
  };
}
