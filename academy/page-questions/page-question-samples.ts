import type { QuestionScope } from "#contract/kinds/page-question.ts";
import type { ShownQuestion } from "#contract/kinds/question.ts";
import { questionsWith } from "../content/questions-with.ts";
import { examQuestions } from "./samples/exams.ts";
import { languageQuestions } from "./samples/languages.ts";

/** The first questions of courses, with their answers. */
const courseQuestions = {
  "Do I need to know anything before I start?":
    "Not for a beginners’ level. If you know some of the language already, we place you after a short talk, so that you neither repeat what you know nor sit in a class that is too fast.",
  "How many students are in the class?": "8 to 15 students. The usual number for this course is in the details on this page.",
  "How long does a level take?":
    "Typically 40 to 50 hours, or 8 to 12 weeks. An international level such as A1 is two or three of ours; the details on this page have the hours in all. Plan about half an hour of your own practice for each day without a lesson.",
  "What certificate do I get?":
    "A certificate of attendance with the course and the hours. If you need an official result for a visa, a university or an employer, we tell you which exam to take and help you prepare for it.",
  "Can I change to another timetable?": "Yes, if another group at your level has a free seat. Ask as early as you can.",
  "How do I join?":
    "Send the form on the contact page or call us during our opening hours. We reply with the next starting date and the fee.",
};

const answers = { ...languageQuestions, courses: courseQuestions, ...examQuestions } satisfies Partial<Record<QuestionScope, object>>;

// Each place is there, with its own questions.
export const firstQuestions = Object.fromEntries(Object.entries(answers).map(([place, some]) => [place, questionsWith(some)])) as Record<
  keyof typeof answers,
  ShownQuestion[]
>;

export const pageQuestionSamples = Object.entries(firstQuestions).flatMap(([place, questions]) =>
  questions.map((shownQuestion) => ({ place, ...shownQuestion })),
);
