import type { Faq } from "#contract/faq.ts";
import type { FixedPlace } from "#contract/page-question.ts";
import { japaneseFaqs, koreanFaqs } from "./samples/asian-languages.ts";
import { generalCourseFaqs } from "./samples/courses.ts";
import { dutchFaqs, frenchFaqs, germanFaqs, italianFaqs, russianFaqs, spanishFaqs } from "./samples/european-languages.ts";
import { examFaqs, generalExamFaqs } from "./samples/exams.ts";
import { englishFaqs, tamilFaqs } from "./samples/local-languages.ts";

/** The questions that a new academy starts with, by their place and in their order. */
export const firstQuestions: Record<FixedPlace, readonly Faq[]> = {
  "language:german": germanFaqs,
  "language:russian": russianFaqs,
  "language:dutch": dutchFaqs,
  "language:french": frenchFaqs,
  "language:spanish": spanishFaqs,
  "language:japanese": japaneseFaqs,
  "language:italian": italianFaqs,
  "language:english": englishFaqs,
  "language:tamil": tamilFaqs,
  "language:korean": koreanFaqs,
  courses: generalCourseFaqs,
  "exam-kind:goethe": examFaqs.goethe,
  "exam-kind:dutch": examFaqs.dutch,
  "exam-kind:ielts": examFaqs.ielts,
  "exam-kind:dele": examFaqs.dele,
  "exam-kind:delf": examFaqs.delf,
  "exam-kind:torfl": examFaqs.torfl,
  exams: generalExamFaqs,
  "page:home": [],
  "page:about": [],
  "page:contact": [],
};

export const pageQuestionSamples = Object.entries(firstQuestions).flatMap(([place, faqs]) => faqs.map((faq) => ({ place, ...faq })));
