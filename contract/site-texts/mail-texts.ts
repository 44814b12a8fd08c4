import { claim, group, laterLine, line, lines, paragraphs, textsKind } from "./texts-kind.ts";

/** What mails say that the program sends to visitors by itself; what staff answer has reply templates. */
export const mailTexts = textsKind({ part: "mails", title: "Mails to visitors", page: "/contact" }, [
  group("Receipt", "mail to whoever has sent the contact form.", {
    receipt_subject: line("Subject", 120, "We have your message | {name}"),
    receipt: claim(
      lines(
        "Text",
        4000,
        [
          "Hello,",
          "Thank you for writing to {name}. We have your message, and a member of our staff will answer you within one working day.",
          "{asked}",
          "If it is urgent, call {phone} {hours}.",
          "{changes}",
          "If you did not write to us, someone typed your address by mistake. You can ignore this mail.",
          "{name}\n{phone}\n{email}",
        ].join("\n\n"),
        `${paragraphs} {changes} is where days with other hours are announced, while there are some; {asked} is where it says what was asked for.`,
      ),
    ),
    asked_class: laterLine(
      "Of the class that was asked for",
      300,
      "You asked about this class: {class}. Its fee: {fee}.",
      "{class} says its first day, too.",
    ),
    asked_subjects: laterLine("Of courses and exams", 300, "You asked about: {subjects}.", "{subjects} are their titles."),
  }),
]);
