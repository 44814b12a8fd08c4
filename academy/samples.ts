import type { Course } from "#contract/course.ts";
import type { Exam } from "#contract/exam.ts";
import type { Post } from "#contract/post.ts";
import type { Question } from "#contract/question.ts";
import { sampleItems } from "./content/samples.ts";
import { courses } from "./courses/courses.ts";
import { exams } from "./exams/exams.ts";
import type { BuiltInPictures } from "./media/built-in-pictures.ts";
import { posts } from "./posts/posts.ts";
import { courseQuestions, examQuestions } from "./questions/questions.ts";

/** The built-in sample data (specification, section 4) in the shape of what a fresh database answers. */
export function samplesAsItems(pictures: BuiltInPictures) {
  const pictureAt = (name: string) => pictures.named(name)?.address ?? "";
  return {
    courses: sampleItems<Course>(courses, pictureAt),
    exams: sampleItems<Exam>(exams, pictureAt),
    posts: sampleItems<Post>(posts, pictureAt),
    courseQuestions: sampleItems<Question>(courseQuestions, pictureAt),
    examQuestions: sampleItems<Question>(examQuestions, pictureAt),
  };
}

export type Samples = ReturnType<typeof samplesAsItems>;
