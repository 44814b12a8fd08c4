import { entries, group, line, lines, textsKind } from "./texts-kind.ts";

/** What the list of classes and the page of each class say. */
export const classTexts = textsKind({ part: "classes", title: "Classes", page: "/classes" }, [
  group("List of classes", "top of the page of all classes.", {
    title: line("Heading", 120, "Next Classes"),
    lead: lines("Sentence below it", 400, "When each class begins, what it costs, and whether there is a seat."),
  }),
  group("Page of a class", "page of every class.", {
    paying: lines("How to pay", 400, "Nothing is paid on this website. We tell you how when we answer you."),
    steps_title: line("Heading of what comes next", 120, "What happens after you ask"),
    steps: entries("Steps", "step", 5, [
      { name: "You ask", text: "The form takes a minute. It needs your name and your e-mail address, and holds no seat yet." },
      { name: "We answer", text: "We write or call, and tell you how to pay and what to bring." },
      { name: "The seat is yours", text: "Once you have enrolled, your seat is kept for you." },
    ]),
  }),
]);
