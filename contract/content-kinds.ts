import { classKind } from "./class.ts";
import type { ContentKindDeclaration } from "./content-kind.ts";
import { courseKind } from "./course.ts";
import { examKind } from "./exam.ts";
import { pageQuestionKind } from "./page-question.ts";
import { postKind } from "./post.ts";
import { courseQuestionKind, examQuestionKind } from "./question.ts";
import { teacherKind } from "./teacher.ts";
import { testimonialKind } from "./testimonial.ts";

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
} as const satisfies Record<string, ContentKindDeclaration>;

export type ContentKind = keyof typeof contentKinds;
export const kindNames = Object.keys(contentKinds) as ContentKind[];

type KindsWith<Part extends keyof ContentKindDeclaration> = {
  [Kind in ContentKind]: (typeof contentKinds)[Kind] extends Record<Part, unknown> ? Kind : never;
}[ContentKind];

function kindsWith<Part extends keyof ContentKindDeclaration>(part: Part): KindsWith<Part>[] {
  return kindNames.filter((name): name is KindsWith<Part> => part in contentKinds[name]);
}

/** Their items can be drafts. */
export type PublishedKind = KindsWith<"publishing">;
export const publishedKinds = kindsWith("publishing");

/** Their items have a page each. */
export type PagedKind = KindsWith<"page">;
export const pagedKinds = kindsWith("page");

export type ContentPath = (typeof contentKinds)[ContentKind]["path"];
export const contentPaths = kindNames.map((name): ContentPath => contentKinds[name].path);

export type PagedPath = (typeof contentKinds)[PagedKind]["path"];
export const pagedPaths = pagedKinds.map((name): PagedPath => contentKinds[name].path);

export function isPagedPath(path: string): path is PagedPath {
  return pagedPaths.some((known) => known === path);
}

type KindAt<Path> = { [Kind in ContentKind]: (typeof contentKinds)[Kind]["path"] extends Path ? Kind : never }[ContentKind];

export function kindAt<Path extends ContentPath>(path: Path): KindAt<Path> {
  const found = kindNames.find((name): name is KindAt<Path> => contentKinds[name].path === path);
  if (!found) throw new Error(`No kind of content has the path ${path}`);
  return found;
}
