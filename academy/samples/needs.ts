import { languageOfScope, subjectOfScope } from "#contract/kinds/page-question.ts";
import type { NamedLanguage } from "#contract/site/course-language.ts";
import { languageOf, languageOfSubject } from "#contract/site/course-language.ts";
import type { Reader } from "#database/transaction.ts";
import { textsOf } from "../json-list.ts";
import { createBreather } from "../limits/breather.ts";
import type { Need } from "./what-stays.ts";

export type LanguageItem = NamedLanguage & { id: number };

export const keyOf = (noun: string, id: number) => `${noun} ${id}`;

/** What needs a course, an exam, a class, a room, a language or a category; of all that is not in the trash. */
export async function needsIn(db: Reader, languages: readonly LanguageItem[]): Promise<Need[]> {
  return [
    ...(await ofClasses(db)),
    ...(await ofEnquiries(db)),
    ...(await ofSubjects(db, languages)),
    ...(await ofQuestions(db, languages)),
    ...(await ofTeachers(db, languages)),
    ...(await ofPosts(db)),
    ...(await ofRedirects(db)),
  ];
}

async function ofClasses(db: Reader): Promise<Need[]> {
  const classes = await db
    .selectFrom("classes")
    .select(["id", "title", "course_id", "exam_id", "room_id", "place", "mode"])
    .where("deleted_at", "is", null)
    .execute();
  const rooms = await db.selectFrom("rooms").select(["id", "name"]).where("deleted_at", "is", null).execute();
  return classes.flatMap(({ id, title, course_id, exam_id, room_id, place, mode }) => {
    const room = room_id || (mode === "online" ? undefined : rooms.find(({ name }) => name === place.trim())?.id);
    const needed = [course_id && keyOf("courses", course_id), exam_id && keyOf("exams", exam_id), room && keyOf("rooms", room)];
    return needed.flatMap((to) => (to ? [{ from: keyOf("classes", id), by: title, to }] : []));
  });
}

async function ofEnquiries(db: Reader): Promise<Need[]> {
  const rows = await db
    .selectFrom("enquiries")
    .select(["class_id", (of) => of.fn.countAll<number>().as("count")])
    .where("class_id", "is not", null)
    .groupBy("class_id")
    .execute();
  return rows.map(({ class_id, count }) => ({
    by: Number(count) === 1 ? "an enquiry" : `${Number(count)} enquiries`,
    to: keyOf("classes", Number(class_id)),
  }));
}

async function ofSubjects(db: Reader, languages: readonly LanguageItem[]): Promise<Need[]> {
  const needs: Need[] = [];
  const rest = createBreather();
  for (const noun of ["courses", "exams"] as const) {
    for (const row of await db.selectFrom(noun).select(["id", "title", "slug"]).where("deleted_at", "is", null).execute()) {
      const language = languageOfSubject(row, languages);
      if (language) needs.push({ from: keyOf(noun, row.id), by: row.title, to: keyOf("languages", language.id) });
      await rest();
    }
  }
  return needs;
}

async function ofQuestions(db: Reader, languages: readonly LanguageItem[]): Promise<Need[]> {
  const rows = await db.selectFrom("page_questions").select(["id", "place", "question"]).where("deleted_at", "is", null).execute();
  return rows.flatMap(({ id, place, question }) => {
    const language = languages.find(({ slug }) => slug === languageOfScope(place));
    const subject = subjectOfScope(place);
    const to = language ? keyOf("languages", language.id) : subject && keyOf(subject.table, subject.id);
    return to ? [{ from: keyOf("page-qna", id), by: question, to }] : [];
  });
}

async function ofTeachers(db: Reader, languages: readonly LanguageItem[]): Promise<Need[]> {
  const rows = await db.selectFrom("teachers").select(["name", "languages"]).where("deleted_at", "is", null).execute();
  return rows.flatMap(({ name, languages: spoken }) =>
    textsOf(spoken).flatMap((title) => {
      const language = languageOf({ title, slug: "" }, languages);
      return language ? [{ by: name, to: keyOf("languages", language.id) }] : [];
    }),
  );
}

async function ofPosts(db: Reader): Promise<Need[]> {
  const categories = await db.selectFrom("categories").select(["id", "name"]).where("deleted_at", "is", null).execute();
  const rows = await db.selectFrom("posts").select(["id", "title", "category"]).where("deleted_at", "is", null).execute();
  return rows.flatMap(({ id, title, category }) => {
    const named = categories.find(({ name }) => name === category);
    return named ? [{ from: keyOf("blogs", id), by: title, to: keyOf("categories", named.id) }] : [];
  });
}

async function ofRedirects(db: Reader): Promise<Need[]> {
  const rows = await db.selectFrom("redirects").select(["source", "noun", "item_id"]).where("item_id", ">", 0).limit(10_000).execute();
  return rows.map(({ source, noun, item_id }) => ({ by: `the redirect of ${source}`, to: keyOf(noun, item_id) }));
}
