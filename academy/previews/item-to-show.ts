import type { PagedKind } from "#contract/content-kinds.ts";
import type { Course } from "#contract/course.ts";
import type { Exam } from "#contract/exam.ts";
import type { Post } from "#contract/post.ts";

export type ShownItem = { kind: "courses"; item: Course } | { kind: "exams"; item: Exam } | { kind: "posts"; item: Post };
export type ShowItem = (kind: PagedKind, id: number) => Promise<ShownItem | undefined>;

type Find<I> = { latest: (id: number) => Promise<I | undefined> };

/** The one place that says what a preview link shows: what is saved last, whether visitors see it or not. */
export function createItemToShow(content: { courses: Find<Course>; exams: Find<Exam>; posts: Find<Post> }): ShowItem {
  const finds: Record<PagedKind, (id: number) => Promise<ShownItem | undefined>> = {
    courses: async (id) => shownAs("courses", await content.courses.latest(id)),
    exams: async (id) => shownAs("exams", await content.exams.latest(id)),
    posts: async (id) => shownAs("posts", await content.posts.latest(id)),
  };
  return (kind, id) => finds[kind](id);
}

export function shownAs<Kind extends PagedKind, I>(kind: Kind, item: I | undefined): { kind: Kind; item: I } | undefined {
  return item && { kind, item };
}
