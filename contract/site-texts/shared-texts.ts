import { group, line, textsKind } from "./texts-kind.ts";

export const sharedTexts = textsKind({ part: "shared", title: "On several pages", page: "/courses" }, [
  group("Questions and success stories", "every page that has some.", {
    questions_title: line("Heading of the questions", 120, "Frequently Asked Questions"),
    stories_title: line("Heading of the success stories", 120, "Student Success Stories"),
    voices_title: line("Heading of the voices", 120, "What students say", "On pages of one course or exam."),
    instructor: line("Above a teacher's story", 60, "Instructor Insight"),
    achieved: line("Before what was achieved", 40, "Achieved:"),
  }),
  group("Next class", "cards and pages of courses and exams, search.", {
    next_class: line("Before its first day", 60, "Next class"),
  }),
  group("Drawing of a class", "home page and About page.", {
    classroom: line(
      "What it shows",
      200,
      "A small class around a table; the teacher points at a board with speech bubbles, a globe and stairs",
      "For those who do not see it.",
    ),
  }),
]);
