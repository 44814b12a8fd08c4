import type { Selectable } from "kysely";
import type { Listed, ListQuery } from "#contract/list.ts";
import { type Question, type QuestionFields, type QuestionKind, questionFields } from "#contract/question.ts";
import type { Database } from "#database/database.ts";
import type { QuestionTable } from "#database/tables.ts";
import type { Actor } from "../actor.ts";
import type { Attempt } from "../attempt.ts";
import { createRepository } from "../content/repository.ts";

export type Questions = ReturnType<typeof createQuestions>;

/** The repository of one list of questions and answers: those of the courses page or those of the exams page. */
export function createQuestions(database: Database, clock: () => number, kind: QuestionKind) {
  const repository = createRepository<QuestionFields, Question, Selectable<QuestionTable>>(database, clock, {
    noun: "questions",
    name: `${kind}-qna`,
    fields: questionFields,
    title: (item) => item.question,
    titleColumn: "question",
    hasPicture: false,
    label: "QnA",
    only: { kind },
    order: [
      { column: "display_order", direction: "asc" },
      { column: "id", direction: "asc" },
    ],
    searched: (item) => [item.question, item.answer],
    toColumns: ({ question, answer, display_order, active }) => ({ question, answer, display_order, active: active ? 1 : 0 }),
    toItem: (row) => ({
      id: row.id,
      question: row.question,
      answer: row.answer,
      display_order: row.display_order,
      active: row.active === 1,
      version: row.version,
    }),
  });

  return {
    /** Every item, for staff. */
    listAll: (query: ListQuery & { active?: boolean | undefined } = {}): Promise<Listed<Question>> => {
      const { active, ...cut } = query;
      return repository.list(cut, (rows) => (active === undefined ? rows : rows.where("active", "=", active ? 1 : 0)));
    },
    /** Active items, for anyone. */
    list: (query: ListQuery = {}): Promise<Listed<Question>> => repository.list(query, (rows) => rows.where("active", "=", 1)),

    /** The item with this id, or undefined. */
    find: (id: number): Promise<Question | undefined> => repository.findBy("id", id),

    create: (fields: QuestionFields, actor: Actor, attempt?: Attempt) =>
      repository.create(actor, attempt, (writer) => writer.insert(fields)),
    /** Throws NotFound, SavedBySomeoneElse. */
    update: (id: number, fields: QuestionFields, actor: Actor) =>
      repository.change(actor, (writer) => writer.update(id, fields, fields.version)),
    /** Fills a fresh database with the samples, in their order. */
    fillOnce: (samples: readonly { question: string; answer: string }[]) =>
      repository.fillOnce(
        samples.map((sample, index) => ({ fields: { ...sample, display_order: index + 1, active: true } })),
        `${kind}-questions`,
      ),

    deleted: repository.deleted,
    versions: repository.versions,
    emptyTrash: repository.emptyTrash,
    dropOldVersions: repository.dropOldVersions,
    addPictures: repository.addPictures,

    /** Back at the end of the list. Throws NotFound. */
    restore: (id: number, actor: Actor) =>
      repository.change(actor, async (writer) => writer.revive(id, { display_order: await writer.afterLast(1) })),

    /** Saves an older version again. Throws NotFound. */
    async restoreVersion(id: number, version: number, actor: Actor): Promise<Question> {
      const fields = await repository.fieldsOfVersion(id, version);
      return repository.change(actor, (writer) => writer.update(id, fields, undefined, "restore-version"));
    },

    remove: (id: number, actor: Actor) => repository.change(actor, (writer) => writer.remove(id)),
  };
}
