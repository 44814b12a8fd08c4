import { group, line, lines, textsKind } from "./texts-kind.ts";

/** What the contact page says. */
export const contactTexts = textsKind({ part: "contact", title: "Contact page", page: "/contact" }, [
  group("Top of the page", "top of the Contact page.", {
    title: line("Heading", 120, "Get in Touch"),
    lead: lines(
      "Sentence below it",
      400,
      "Tell us where you want to go and by when. We will tell you which course fits, when it starts and what it costs.",
    ),
  }),
  group("For the undecided", "bottom of the Contact page.", {
    undecided_title: line("Heading", 120, "Not sure where to begin?"),
    undecided: lines(
      "Text",
      400,
      "Look through the courses and exams first, or simply call. A talk of five minutes often answers more than a page does.",
    ),
  }),
]);
