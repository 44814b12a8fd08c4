import { later } from "../fields/field.ts";
import {
  claim,
  described,
  entries,
  group,
  laterLine,
  laterLines,
  lead,
  line,
  lines,
  textsKind,
  titled,
  withoutExams,
} from "./texts-kind.ts";

export const classTexts = textsKind({ part: "classes", title: "Classes", page: "/classes" }, [
  group("List of classes", "page of all classes, and its name in search results.", {
    title: line("Heading", 120, "Next Classes"),
    lead: lead("When each class begins, what it costs, and whether there is a seat."),
    head: later(titled("Language Classes in Sri Lanka")),
    head_language: laterLine("The same of one language", 70, "{language} Classes in Sri Lanka", "{language} is its name."),
    description: withoutExams(
      later(
        described(
          "Language and exam classes in Sri Lanka that begin next: first day, days and times, fee in rupees, and whether there is a seat.",
        ),
      ),
      "Language classes in Sri Lanka that begin next: first day, days and times, fee in rupees, and whether there is a seat.",
    ),
    some: laterLines(
      "Where it has more than it shows",
      200,
      "The next {shown} of {all} classes: choose a language or a month to see the others.",
      "{shown} and {all} are numbers.",
    ),
    none: laterLines("Where there is no class", 400, "No class can be joined at the moment. Ask us when the next one begins."),
    none_fits: claim(
      laterLines(
        "Where none fits what was chosen",
        400,
        "No class fits all of that. Choose less, or ask us: new classes begin every month.",
      ),
    ),
    nearest: laterLines(
      "Where only some of what was chosen fits",
      400,
      "No class fits all of that yet. These come nearest, but are not {missing}.",
      "{missing} is what was left out, such as “in the evening”.",
    ),
    calendar: laterLine("Link to the calendar", 120, "Subscribe to all classes in your calendar"),
    more: laterLine("Heading of classes of no language", 120, "More classes"),
  }),
  group("Below a course or an exam", "pages of courses and exams that have a class.", {
    next_title: laterLine("Heading of its classes", 120, "Next classes"),
    next_some: laterLine("Where there are more", 200, "These are the next {shown} of {all} classes.", "{shown} and {all} are numbers."),
    next_others: laterLine("Link to the others", 120, "Choose a month or a time to see the others"),
  }),
  group("Page of a class", "page of every class.", {
    begun: laterLines("Where it has begun", 200, "This class has begun, and cannot be joined any more."),
    closed: laterLines("Where enrolment is over", 200, "Enrolment in this class is over."),
    others_title: laterLine("Heading of other dates", 120, "Other dates"),
    share: laterLine("Before the ways to send it on", 80, "Send it to a friend"),
    paying: lines("How to pay", 400, "Nothing is paid on this website. We tell you how when we answer you."),
    steps_title: line("Heading of what comes next", 120, "What happens after you ask"),
    steps: entries("Steps", "step", 5, [
      { name: "You ask", text: "The form takes a minute. It needs your name and your e-mail address, and holds no seat yet." },
      { name: "We answer", text: "We write or call, and tell you how to pay and what to bring." },
      { name: "The seat is yours", text: "Once you have enrolled, your seat is kept for you." },
    ]),
    questions: claim(laterLine("Link to the questions of all courses or exams", 120, "If you miss a lesson, and what else students ask")),
    free_steps: laterLines(
      "In their place, where the class is free",
      400,
      "The form takes a minute, and holds no seat yet. We write or call, and tell you what to bring. Once you have enrolled, your seat is kept for you.",
    ),
    waiting_steps: laterLines(
      "In their place, where the class is full",
      400,
      "You ask for a place on its waiting list, which costs nothing. We write to you when a seat becomes free, and keep it once you have enrolled.",
    ),
  }),
]);
