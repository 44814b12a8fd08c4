import { classKind } from "./class.ts";
import type { ContentKindFacts } from "./content-kind.ts";
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
} as const satisfies Record<string, ContentKindFacts>;

export type ContentKind = keyof typeof contentKinds;
export const kindNames = Object.keys(contentKinds) as ContentKind[];

export type ContentPath = (typeof contentKinds)[ContentKind]["path"];
export const contentPaths = kindNames.map((name): ContentPath => contentKinds[name].path);

export function kindAt(path: ContentPath): ContentKind {
  const found = kindNames.find((name) => contentKinds[name].path === path);
  if (!found) throw new Error(`No kind of content has the path ${path}`);
  return found;
}
