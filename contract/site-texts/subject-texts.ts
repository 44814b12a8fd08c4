import { group, line, lines, textsKind } from "./texts-kind.ts";

/** What the pages of courses, exams and teachers say that is of none of them. */
export const subjectTexts = textsKind({ part: "subjects", title: "Course, exam and teacher pages", page: "/courses" }, [
  group("Beside a course or an exam", "pages of courses and exams, each where there is something to show.", {
    ladder_title: line("Heading of the levels", 120, "From level to level"),
    ladder_taught: line("At a level that it teaches", 60, "Taught here"),
    ladder_next: line("At the level after these", 60, "What follows"),
    teachers_title: line("Heading of the teachers", 120, "Who teaches it"),
    posts_title: line("Heading of the articles that link to it", 120, "Read more about it"),
    closing_title: line("Heading at the end", 120, "Is this the one for you?"),
    closing: lines("Sentence at the end", 400, "Tell us your plan and your date. We will say which level you need, and how long it takes."),
  }),
  group("Recording of the greeting", "poster of a course whose language has a recording.", {
    listen: line("Button that plays it", 40, "Hear it"),
    listen_stop: line("The same while it plays", 40, "Stop"),
    listen_failed: line("Where it cannot be played", 120, "It cannot be played here."),
  }),
  group("Page of a teacher", "page of every teacher.", {
    teacher_classes: line("Heading of the classes", 120, "Classes you can join"),
    teacher_none: lines("Where there is no class", 400, "No class can be joined at the moment. Ask us when the next one begins."),
    teacher_courses: line("Heading of the courses", 120, "Courses"),
  }),
]);
