import { claim, group, line, lines, paragraphs, textsKind } from "./texts-kind.ts";

/** What mails to visitors say that nobody writes at the moment; what staff answer has templates of its own. */
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
          "If it is urgent, call {phone} {hours}.",
          "{changes}",
          "If you did not write to us, someone typed your address by mistake. You can ignore this mail.",
          "{name}\n{phone}\n{email}",
        ].join("\n\n"),
        `${paragraphs} {changes} is where days with other hours are announced, while there are some.`,
      ),
    ),
  }),
]);
