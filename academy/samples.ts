import type { Course } from "#contract/course.ts";
import type { Exam } from "#contract/exam.ts";
import { examOrderStep } from "#contract/limits.ts";
import type { Post } from "#contract/post.ts";
import type { Question } from "#contract/question.ts";
import { courseSamples } from "./courses/course-samples.ts";
import { examSamples } from "./exams/exam-samples.ts";
import type { BuiltInPictures } from "./media/built-in-pictures.ts";
import { postSamples } from "./posts/post-samples.ts";
import { courseQuestionSamples } from "./questions/course-question-samples.ts";
import { examQuestionSamples } from "./questions/exam-question-samples.ts";

/** The built-in sample data (specification, section 4) in the shape of what a fresh database answers. */
export function samplesAsItems(pictures: BuiltInPictures) {
  const image = (name: string) => pictures.named(name)?.address ?? "";
  const courses = courseSamples.map(
    ({ picture, ...sample }, index): Course => ({
      ...sample,
      id: index + 1,
      image: image(`courses/${picture}`),
      display_order: index + 1,
      version: 1,
    }),
  );
  const exams = examSamples.map(
    ({ picture, ...sample }, index): Exam => ({
      ...sample,
      id: index + 1,
      image: image(`exams/${picture}`),
      display_order: (index + 1) * examOrderStep,
      version: 1,
    }),
  );
  const posts = postSamples
    .map(({ picture, ...sample }, index): Post => ({ ...sample, id: index + 1, image: image(`posts/${picture}`), version: 1 }))
    .sort((one, other) => other.date.localeCompare(one.date) || other.id - one.id);
  const questions = (samples: readonly { question: string; answer: string }[]) =>
    samples.map((sample, index): Question => ({ ...sample, id: index + 1, display_order: index + 1, active: true, version: 1 }));
  return {
    courses,
    exams,
    posts,
    courseQuestions: questions(courseQuestionSamples),
    examQuestions: questions(examQuestionSamples),
  };
}

export type Samples = ReturnType<typeof samplesAsItems>;
