import type { Course } from "#contract/course.ts";
import type { Exam } from "#contract/exam.ts";
import type { PostCard as VersionedCard } from "#contract/post.ts";
import type { Question } from "#contract/question.ts";
import type { Address } from "./content/repository.ts";

/** What public pages show of an item in a list. */
export type CourseCard = Pick<Course, "title" | "slug" | "summary" | "duration" | "image">;
export type ExamCard = Pick<Exam, "id" | "title" | "slug" | "summary" | "image" | "targetScore">;
export type PostCard = Omit<VersionedCard, "version">;
export type PublicQuestion = Pick<Question, "question" | "answer">;
export type PostPage = { items: PostCard[]; total: number };

export function courseCard({ title, slug, summary, duration, image }: Course): CourseCard {
  return { title, slug, summary, duration, image };
}

export function examCard({ id, title, slug, summary, image, targetScore }: Exam): ExamCard {
  return { id, title, slug, summary, image, ...(targetScore && { targetScore }) };
}

export function postCard({ id, title, slug, summary, image, date, readTime, category, featured }: VersionedCard): PostCard {
  return { id, title, slug, summary, image, date, readTime, category, featured };
}

/** When a sample was saved is not known. */
export function addressOf({ id, slug = "", title = "" }: { id: number; slug?: string; title?: string }): Address {
  return { id, slug, title, updated: "" };
}

/** Public pages use only question and answer (specification, section 3). */
export function publicQuestion({ question, answer }: Question): PublicQuestion {
  return { question, answer };
}
