import {
  type PageQuestion,
  type PageQuestionFields,
  pageQuestionKind,
  type pageQuestionQuery,
  type QuestionScope,
} from "#contract/page-question.ts";
import type { z } from "#contract/zod.ts";
import type { ContentNeeds } from "../content/content-needs.ts";
import { createRepositoryWithFlags } from "../content/repository-with-flags.ts";
import { storedKind } from "../content/stored-kind.ts";
import { pageQuestionSamples } from "./page-question-samples.ts";

const pageQuestions = storedKind(pageQuestionKind, { samples: pageQuestionSamples, seededAs: "page-questions" });

/** The repository of the questions that belong to a course, an exam, a language or a page. */
export function createPageQuestions(needs: ContentNeeds) {
  const repository = createRepositoryWithFlags<PageQuestionFields, PageQuestion>(needs, pageQuestions);
  return {
    ...repository,

    /** As of every kind whose items can be hidden; with `place` those of one place. Throws NotSignedIn. */
    list: ({ place, ...query }: z.output<typeof pageQuestionQuery> = {}, staff = false) =>
      repository.list(query, staff, (rows) => (place === undefined ? rows : rows.where("place", "=", place))),

    at: (scopes: readonly QuestionScope[]) =>
      repository.shown(["place", "question", "answer"], (rows) => rows.where("place", "in", [...scopes])),
  };
}
