import {
  languageOfScope,
  type PageQuestion,
  type PageQuestionFields,
  pageQuestionKind,
  type pageQuestionQuery,
  type QuestionScope,
  subjectOfScope,
  wrongScope,
} from "#contract/kinds/page-question.ts";
import type { z } from "#contract/zod.ts";
import type { PageWriter } from "#database/transaction.ts";
import type { Actor } from "../actor.ts";
import type { ContentNeeds } from "../content/content-needs.ts";
import { createRepositoryWithFlags } from "../content/repository-with-flags.ts";
import { standingOf } from "../content/standing.ts";
import { storedKind } from "../content/stored-kind.ts";
import { Invalid } from "../errors.ts";
import type { IdempotencyKey } from "../idempotency-key.ts";
import { pageQuestionSamples } from "./page-question-samples.ts";

const pageQuestions = storedKind(pageQuestionKind, { samples: pageQuestionSamples, seededAs: "page-questions" });

/** The repository of the questions that belong to a course, an exam, a language or a page. */
export function createPageQuestions(needs: ContentNeeds) {
  const repository = createRepositoryWithFlags<PageQuestionFields, PageQuestion>(needs, pageQuestions);
  return {
    ...repository,

    /** As for every kind whose items can be hidden; with `place` those of one question scope. Throws NotSignedIn. */
    list: ({ place, ...query }: z.output<typeof pageQuestionQuery> = {}, staff = false) =>
      repository.list(query, staff, (rows) => (place === undefined ? rows : rows.where("place", "=", place))),

    /** Throws Invalid where there is no such language, course or exam. */
    create: (fields: PageQuestionFields, actor: Actor, idempotencyKey?: IdempotencyKey) =>
      repository.create(fields, actor, idempotencyKey, { first: (_, tx) => assertScope(tx, fields) }),

    /** Throws NotFound, SavedBySomeoneElse, Invalid where there is no such language, course or exam, unless it was there before. */
    update: (id: number, fields: PageQuestionFields, actor: Actor) =>
      repository.update(id, fields, actor, {
        first: async (writer, tx) => assertScope(tx, fields, await writer.get(id)),
      }),

    /** Throws NotFound, Invalid where that version belongs to a language, course or exam that is gone, unless the question does now. */
    restoreVersion: (id: number, version: number, actor: Actor) =>
      repository.restoreVersion(id, version, actor, async (fields, writer, tx) => {
        await assertScope(tx, fields, await writer.get(id));
        return fields;
      }),

    at: (scopes: readonly QuestionScope[]) =>
      repository.shown(["place", "question", "answer"], (rows) => rows.where("place", "in", [...scopes])),
  };
}

/** `before`: the question as it is; a scope that stays the same is not judged. Throws Invalid. */
async function assertScope(tx: PageWriter, { place }: PageQuestionFields, before?: Pick<PageQuestionFields, "place">): Promise<void> {
  if (before?.place === place) return;
  const language = languageOfScope(place);
  const languages = tx.selectFrom("languages").select("id").where("deleted_at", "is", null);
  const subject = subjectOfScope(place);
  const isScope =
    (language === undefined || (await languages.where("slug", "=", language).executeTakeFirst()) !== undefined) &&
    (subject === undefined || (await standingOf(tx, subject.table, subject.id)) === "there");
  if (!isScope) throw new Invalid("place", wrongScope);
}
