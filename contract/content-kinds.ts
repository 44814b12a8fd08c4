import { branchKind } from "./kinds/branch.ts";
import { categoryKind } from "./kinds/category.ts";
import { classKind } from "./kinds/class.ts";
import type { ContentKind } from "./kinds/content-kind.ts";
import { courseKind } from "./kinds/course.ts";
import { examKind } from "./kinds/exam.ts";
import { languageKind } from "./kinds/language.ts";
import { pageQuestionKind } from "./kinds/page-question.ts";
import { postKind } from "./kinds/post.ts";
import { courseQuestionKind, examQuestionKind } from "./kinds/question.ts";
import { roomKind } from "./kinds/room.ts";
import { teacherKind } from "./kinds/teacher.ts";
import { testimonialKind } from "./kinds/testimonial.ts";

export const contentKinds = {
  courses: courseKind,
  exams: examKind,
  classes: classKind,
  posts: postKind,
  courseQuestions: courseQuestionKind,
  examQuestions: examQuestionKind,
  pageQuestions: pageQuestionKind,
  testimonials: testimonialKind,
  teachers: teacherKind,
  rooms: roomKind,
  branches: branchKind,
  languages: languageKind,
  categories: categoryKind,
} as const satisfies Record<string, ContentKind>;

export type KindName = keyof typeof contentKinds;
export const kindNames = Object.keys(contentKinds) as KindName[];

type KindsWith<Part extends keyof ContentKind> = {
  [Kind in KindName]: (typeof contentKinds)[Kind] extends Record<Part, unknown> ? Kind : never;
}[KindName];

function kindsWith<Part extends keyof ContentKind>(part: Part): KindsWith<Part>[] {
  return kindNames.filter((name): name is KindsWith<Part> => part in contentKinds[name]);
}

/** Their items can be drafts. */
export type PublishedKind = KindsWith<"publishing">;
export const publishedKinds = kindsWith("publishing");

/** Their items have a page each. */
export type PagedKind = KindsWith<"page">;
export const pagedKinds = kindsWith("page");

export type ContentPath = (typeof contentKinds)[KindName]["path"];
export const contentPaths = kindNames.map((name): ContentPath => contentKinds[name].path);

export type PagedPath = (typeof contentKinds)[PagedKind]["path"];
export const pagedPaths = pagedKinds.map((name): PagedPath => contentKinds[name].path);

export function isPagedPath(path: string): path is PagedPath {
  return pagedPaths.some((known) => known === path);
}

type KindAt<Path> = { [Kind in KindName]: (typeof contentKinds)[Kind]["path"] extends Path ? Kind : never }[KindName];

export function kindAt<Path extends ContentPath>(path: Path): KindAt<Path> {
  const found = kindNames.find((name): name is KindAt<Path> => contentKinds[name].path === path);
  if (!found) throw new Error(`No kind of content has the path ${path}`);
  return found;
}
