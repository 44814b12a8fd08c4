import { claim, described, group, lead, line, lines, textsKind, titled, withoutExams } from "./texts-kind.ts";

export const listTexts = textsKind({ part: "lists", title: "Lists of courses and exams", page: "/courses" }, [
  group("Courses", "page of all courses, and its name in search results.", {
    courses_title: line("Heading", 120, "Our Courses"),
    courses_lead: claim(
      withoutExams(
        lead("Ten languages, from the first word on. Small groups, teachers who know the exam, and hours that fit around school or work."),
        "Ten languages, from the first word on. Small groups, and hours that fit around school or work.",
      ),
    ),
    courses_list: line("Heading of the list", 120, "All Courses"),
    courses_head: titled("Language Courses in Sri Lanka"),
    courses_description: claim(
      described(
        "German, French, Dutch, Korean, Japanese, Tamil and more: language courses in small classes in Sri Lanka, on weekdays and weekends. See hours and contents.",
      ),
    ),
    course_none: line("Said where there are no courses", 120, "No courses are listed at the moment. Ask us about yours."),
    course_unsure: line("Heading of the card behind the courses", 120, "Not sure which course fits?"),
  }),
  group("Exams", "page of all exams, and its name in search results.", {
    exams_title: line("Heading", 120, "Exam Preparation"),
    exams_lead: lead(
      "Know the format, the timing and the marking before the day. We practise the real papers in small groups until nothing in them is new.",
    ),
    exams_list: line("Heading of the list", 120, "All Exams"),
    exams_head: titled("International Exam Preparation in Sri Lanka"),
    exams_description: claim(
      described(
        "Prepare in Sri Lanka for IELTS, the Goethe-Zertifikat, DELF, DELE, TORFL and Dutch civic integration: small groups, marked writing and mock exams.",
      ),
    ),
    exam_none: line("Said where there are no exams", 120, "No exams are listed at the moment. Ask us about yours."),
    exam_unsure: line("Heading of the card behind the exams", 120, "Not sure which exam fits?"),
  }),
  group("Card behind the list", "pages of all courses and of all exams.", {
    unsure: lines("Text", 400, "Tell us your plan and your date. We will say which level you need, and how long it takes."),
  }),
]);
