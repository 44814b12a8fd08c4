import { group, laterLine, line, lines, textsKind } from "./texts-kind.ts";

/** What the pages of courses, exams and teachers say that is of none of them. */
export const subjectTexts = textsKind({ part: "subjects", title: "Course, exam and teacher pages", page: "/courses" }, [
  group("Parts of a course", "page of every course.", {
    course_about: laterLine("Heading of the description", 120, "About This Course"),
    course_modules: laterLine("Heading of the modules", 120, "What You Will Learn"),
    course_features: laterLine("Heading of the features", 120, "Course Features"),
    course_details: laterLine("Heading of the box", 120, "Course Details"),
    course_action: laterLine("Button in the box", 40, "Start Your Journey"),
    course_leads: laterLine("Heading of the exams of its language", 120, "Exams of this language"),
  }),
  group("Parts of an exam", "page of every exam.", {
    exam_about: laterLine("Heading of the description", 120, "About This Exam"),
    exam_modules: laterLine("Heading of the modules", 120, "What You Will Prepare For"),
    exam_features: laterLine("Heading of the features", 120, "Exam Features"),
    exam_details: laterLine("Heading of the box", 120, "Exam Details"),
    exam_action: laterLine("Button in the box", 40, "Connect Now"),
    exam_leads: laterLine("Heading of the courses of its language", 120, "Courses of this language"),
  }),
  group("Search results", "titles of courses and exams that have no headline of their own, and of teachers.", {
    course_head: laterLine("Course", 70, "{title} Course in Sri Lanka", "{title} is what it is called. A second “Course” is left out."),
    exam_head: laterLine(
      "Exam",
      70,
      "{title} Preparation in Sri Lanka",
      "{title} is what it is called. A second “Preparation” is left out.",
    ),
    teacher_head: laterLine(
      "Teacher",
      70,
      "{teacher}, {language} teacher",
      "Where it fits into the line of a result, else the name alone.",
    ),
    teacher_description: laterLine(
      "Description of a teacher",
      120,
      "{teacher} teaches {languages} at {name}.",
      "The teacher's own words follow.",
    ),
    teacher_no_language: laterLine("The same where no language is known", 120, "{teacher} is a teacher at {name}."),
  }),
  group("Beside a course or an exam", "pages of courses and exams, each where there is something to show.", {
    no_date: laterLine("Where it has no class", 120, "No date yet: ask us when the next class begins."),
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
