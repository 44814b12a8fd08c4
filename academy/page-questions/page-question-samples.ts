import type { QuestionScope } from "#contract/page-question.ts";
import type { ShownQuestion } from "#contract/question.ts";
import { japaneseQuestions, koreanQuestions } from "./samples/asian-languages.ts";
import { generalCourseQuestions } from "./samples/courses.ts";
import {
  dutchQuestions,
  frenchQuestions,
  germanQuestions,
  italianQuestions,
  russianQuestions,
  spanishQuestions,
} from "./samples/european-languages.ts";
import { examQuestions, generalExamQuestions } from "./samples/exams.ts";
import { englishQuestions, tamilQuestions } from "./samples/local-languages.ts";

export const firstQuestions = {
  "language:german": germanQuestions,
  "language:russian": russianQuestions,
  "language:dutch": dutchQuestions,
  "language:french": frenchQuestions,
  "language:spanish": spanishQuestions,
  "language:japanese": japaneseQuestions,
  "language:italian": italianQuestions,
  "language:english": englishQuestions,
  "language:tamil": tamilQuestions,
  "language:korean": koreanQuestions,
  courses: generalCourseQuestions,
  "exam-kind:goethe": examQuestions.goethe,
  "exam-kind:dutch": examQuestions.dutch,
  "exam-kind:ielts": examQuestions.ielts,
  "exam-kind:dele": examQuestions.dele,
  "exam-kind:delf": examQuestions.delf,
  "exam-kind:torfl": examQuestions.torfl,
  exams: generalExamQuestions,
} satisfies Partial<Record<QuestionScope, readonly ShownQuestion[]>>;

export const pageQuestionSamples = Object.entries(firstQuestions).flatMap(([place, questions]) =>
  questions.map((shownQuestion) => ({ place, ...shownQuestion })),
);
