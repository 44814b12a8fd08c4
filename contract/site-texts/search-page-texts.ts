import { group, lead, line, lines, textsKind, withoutExams } from "./texts-kind.ts";

export const searchPageTexts = textsKind({ part: "search", title: "Search", page: "/search" }, [
  group("Top of the page", "top of the search.", {
    title: line("Heading", 120, "Search"),
    lead: withoutExams(
      lead("A language, an exam, a level, a day of the week, or a question you would ask us."),
      "A language, a level, a day of the week, or a question you would ask us.",
    ),
    label: line("Name of the field", 60, "What are you looking for?"),
    button: line("Button", 30, "Search"),
  }),
  group("What was found", "above what was found.", {
    found: line("Heading", 60, "What there is for"),
    courses: line("Courses", 60, "Courses"),
    classes: line("Classes", 60, "Classes and dates"),
    exams: line("Exams", 60, "Exams"),
    teachers: line("Teachers", 60, "Teachers"),
    posts: line("Posts", 60, "Articles"),
    questions: line("Questions", 60, "Questions and answers"),
    pages: line("Pages", 60, "Pages"),
    all_classes: line("Link to all classes", 60, "All classes and dates"),
    instead: line("When a word is spelled differently", 120, "We took it as"),
    partial: line("When nothing has all words", 200, "Nothing here has all of these words. These have some of them."),
  }),
  group("Nothing found", "where nothing was found, and before something is looked for.", {
    nothing_title: line("Heading", 120, "We found nothing for"),
    nothing: lines("Text", 400, "Try one word less, or another spelling. Or ask us: a person answers {hours}, on {phone}."),
    ways_title: line("Heading of the ways on", 120, "Or go on from here"),
    ask: line("Button of the way to the contact form", 60, "Ask us"),
  }),
]);
