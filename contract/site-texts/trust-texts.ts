import { group, laterLine, lead, line, textsKind } from "./texts-kind.ts";

/** The texts around what can be checked, how one pays, what one brings and how one comes (contract/kinds/practical-facts.ts). */
export const trustTexts = textsKind({ part: "trust", title: "Trust, payment and the way", page: "/about" }, [
  group("What can be checked", "About page, each where the facts under Academy have something to show.", {
    title: line("Heading", 120, "Look us up"),
    lead: lead("You need not take our word for it. Each of these can be checked without us."),
    since: line("Before the year of founding", 60, "Teaching since"),
    registered: line("Before the registrations", 60, "Registered with"),
    centres: line("Before the exam centres", 60, "Exam centres"),
    reviews: line("Before the reviews", 60, "Reviews elsewhere"),
    photos: line("Heading of the photographs", 120, "Our rooms"),
  }),
  group("The way there", "pages of classes, courses and exams, to the part above.", {
    link: line("Link", 80, "Look us up before you decide"),
    exam_centres: line("Before the centres of an exam", 60, "Where it is taken"),
  }),
  group("How to pay", "pages of classes, courses and exams, and contact page.", {
    paying: line("Heading", 120, "How to pay"),
    refunds: line("Before the rule for refunds", 60, "Refunds"),
  }),
  group("Coming to class", "pages of classes, and contact page.", {
    bring: line("Before what to bring", 60, "Bring to the first lesson"),
    landmark: line("Before the landmark", 60, "Landmark:"),
    buses: line("Before the buses", 60, "Buses"),
  }),
  group("A move that is prepared", "contact page, pages and calendars of classes, while something is prepared under Academy.", {
    from_day: laterLine("Before what changes on a day", 60, "From {day}:", "{day} is its date."),
  }),
]);
