import type { Course } from "#contract/course.ts";
import type { Exam } from "#contract/exam.ts";
import type { PostCard as VersionedCard } from "#contract/post.ts";
import type { Publishing } from "#contract/publishing.ts";
import type { Question, ShownQuestion } from "#contract/question.ts";
import type { Teacher } from "#contract/teacher.ts";
import type { Testimonial } from "#contract/testimonial.ts";
import type { Academy } from "../academy.ts";
import type { Address } from "../content/addresses.ts";

export type CourseCard = Pick<Course, "title" | "slug" | "summary" | "duration" | "image"> & NextClass;
export type ExamCard = Pick<Exam, "id" | "title" | "slug" | "summary" | "image" | "targetScore"> & NextClass;
/** The next class with a seat: "12 January · LKR 45,000". */
type NextClass = { next?: string };
export type PostCard = Omit<VersionedCard, "version" | keyof Publishing>;
export type TeacherCard = Pick<Teacher, "name" | "languages" | "levels" | "words" | "image">;
/** One testimonial of a carousel; `language` and `type` only where they are not the usual ones. */
export type Slide = Pick<Testimonial, "name" | "role" | "subject" | "score" | "rating" | "testimonial" | "image"> & Partial<Unusual>;
type Unusual = Pick<Testimonial, "language" | "type">;
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
export function shownQuestion({ question, answer }: Question): ShownQuestion {
  return { question, answer };
}

export function slide({ name, role, subject, score, rating, testimonial, image, language, type }: Slide & Unusual): Slide {
  return {
    ...{ name, role, subject, rating, testimonial, image },
    ...(score && { score }),
    ...(language !== "en" && { language }),
    ...(type !== "student" && { type }),
  };
}

export function sampleLists(samples: Awaited<ReturnType<Academy["samples"]>>) {
  const { courses, exams, posts, courseQuestions, examQuestions, testimonials } = samples;
  return {
    courses: courses.map(courseCard),
    exams: exams.map(examCard),
    posts: posts.map(postCard),
    courseQuestions: courseQuestions.map(shownQuestion),
    examQuestions: examQuestions.map(shownQuestion),
    courseTestimonials: testimonials.filter(({ place }) => place === "courses").map(slide),
    examTestimonials: testimonials.filter(({ place }) => place === "exams").map(slide),
  };
}
