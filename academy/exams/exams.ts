import type { Selectable } from "kysely";
import { type Exam, type ExamFields, examFields } from "#contract/exam.ts";
import { examOrderStep } from "#contract/limits.ts";
import type { NewOrder } from "#contract/list.ts";
import type { Database } from "#database/database.ts";
import type { ExamTable } from "#database/tables.ts";
import type { Actor } from "../actor.ts";
import type { Attempt } from "../attempt.ts";
import { createRepository, orSlugTaken } from "../content/repository.ts";
import { cleanHtml } from "../html.ts";
import { textsOf } from "../json-list.ts";
import { examAtAddress } from "./exam.ts";

/** The repository of exams. `keepPicture` stores an uploaded picture and answers its address. */
export function createExams(database: Database, clock: () => number, keepPicture: (image: string) => Promise<string>) {
  const repository = createRepository<ExamFields, Exam, Selectable<ExamTable>>(database, clock, {
    noun: "exams",
    name: "exams",
    fields: examFields,
    title: (exam) => exam.title,
    titleColumn: "title",
    richText: "description",
    hasPicture: true,
    label: "Exam",
    order: [
      { column: "display_order", direction: "asc" },
      { column: "id", direction: "asc" },
    ],
    searched: (exam) => [exam.title, exam.summary],
    toColumns: examColumns,
    toItem: examItem,
  });
  const ready = async (fields: ExamFields): Promise<ExamFields> => ({
    ...fields,
    description: cleanHtml(fields.description, "description"),
    image: await keepPicture(fields.image),
  });

  return {
    list: repository.list,

    /** What a list of exams on a page shows, in their order. */
    async cards() {
      const rows = await repository.pick(["id", "title", "slug", "summary", "image", "target_score"]);
      return rows.map(({ target_score, ...card }) => ({ ...card, ...(target_score && { targetScore: target_score }) }));
    },

    addresses: repository.addresses,

    /** See examAtAddress; by its title an exam is found among the first 1000. */
    async findByAddress(address: string): Promise<Exam | undefined> {
      const bySlug = await repository.findBy("slug", address);
      if (bySlug) return bySlug;
      const named = examAtAddress(await repository.pick(["id", "slug", "title"], { limit: 1000 }), address);
      return named && repository.findBy("id", named.id);
    },

    /** Throws SlugTaken, Invalid (picture, HTML). */
    async create(fields: ExamFields, actor: Actor, attempt?: Attempt): Promise<Exam> {
      const exam = await ready(fields);
      return orSlugTaken(exam.slug, () =>
        repository.create(actor, attempt, async (writer) => {
          return writer.insert(exam, { display_order: await writer.afterLast(examOrderStep) });
        }),
      );
    },

    /** Throws NotFound, SlugTaken, SavedBySomeoneElse, Invalid (picture, HTML). */
    async update(id: number, fields: ExamFields, actor: Actor): Promise<Exam> {
      const exam = await ready(fields);
      return orSlugTaken(exam.slug, () => repository.change(actor, (writer) => writer.update(id, exam, fields.version)));
    },

    /** Fills a fresh database with the samples, in their order. */
    fillOnce: (samples: readonly ExamFields[]) =>
      repository.fillOnce(
        samples.map((fields, index) => ({ fields, more: { display_order: (index + 1) * examOrderStep } })),
        "exams",
      ),

    deleted: repository.deleted,
    versions: repository.versions,
    emptyTrash: repository.emptyTrash,
    dropOldVersions: repository.dropOldVersions,
    addPictures: repository.addPictures,

    /** Back at the end of the list. Throws NotFound, SlugTaken. */
    restore: (id: number, actor: Actor) =>
      repository.change(actor, async (writer) => writer.revive(id, { display_order: await writer.afterLast(examOrderStep) })),

    /** Saves an older version again. Throws NotFound, SlugTaken, Invalid (picture, HTML). */
    async restoreVersion(id: number, version: number, actor: Actor): Promise<Exam> {
      const exam = await ready(await repository.fieldsOfVersion(id, version));
      return orSlugTaken(exam.slug, () => repository.change(actor, (writer) => writer.update(id, exam, undefined, "restore-version")));
    },

    remove: (id: number, actor: Actor) => repository.change(actor, (writer) => writer.remove(id)),

    /** Throws NotFound, and then moves nothing. */
    reorder: (order: NewOrder, actor: Actor) => repository.change(actor, (writer) => writer.reorder(order)),
  };
}

function examColumns(exam: ExamFields) {
  return {
    title: exam.title,
    slug: exam.slug,
    summary: exam.summary,
    image: exam.image,
    description: exam.description,
    modules: JSON.stringify(exam.modules),
    features: JSON.stringify(exam.features),
    schedule: exam.schedule,
    target_score: exam.targetScore,
    exam_fee: exam.examFee,
    next_exam_date: exam.nextExamDate,
    preparation_duration: exam.preparationDuration,
    students_per_class: exam.studentsPerClass,
  };
}

/** Optional texts appear only when present (specification, section 3). */
function examItem(row: Selectable<ExamTable>): Exam {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    summary: row.summary,
    image: row.image,
    description: row.description,
    modules: textsOf(row.modules),
    features: textsOf(row.features),
    schedule: row.schedule,
    ...(row.target_score && { targetScore: row.target_score }),
    ...(row.exam_fee && { examFee: row.exam_fee }),
    ...(row.next_exam_date && { nextExamDate: row.next_exam_date }),
    ...(row.preparation_duration && { preparationDuration: row.preparation_duration }),
    ...(row.students_per_class && { studentsPerClass: row.students_per_class }),
    display_order: row.display_order,
    version: row.version,
  };
}
