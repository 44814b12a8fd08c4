import { later } from "../fields/field.ts";
import { firstFormTexts as first } from "./first-form-texts.ts";
import { claim, described, group, laterLine, laterLines, lead, line, lines, textsKind, titled, withoutExams } from "./texts-kind.ts";

export const contactTexts = textsKind({ part: "contact", title: "Contact page", page: "/contact" }, [
  group("Top of the page", "top of the Contact page, and its name in search results.", {
    title: line("Heading", 120, "Get in Touch"),
    lead: lead("Tell us where you want to go and by when. We will tell you which course fits, when it starts and what it costs."),
    head: later(titled("Contact Us")),
    description: withoutExams(
      later(described("Ask about a course, an exam or a starting date. Call us {hours}, write an e-mail at any hour, or send the form.")),
      "Ask about a course or a starting date. Call us {hours}, write an e-mail at any hour, or send the form.",
    ),
  }),
  group("Ways to reach you", "Contact page, beside the form.", {
    reach_title: laterLine("Heading", 120, "Reach Us"),
    speaks: laterLine("Before the languages in which you answer", 60, "We speak"),
    support: claim(laterLine("Below the e-mail address", 120, "24/7 e-mail support", "Say only what you keep.")),
    map: laterLine("Link to the map", 60, "See it on a map"),
  }),
  group("Branches", "Contact page, while there are any.", {
    branches_title: laterLine("Heading", 120, "Our Branches"),
  }),
  group("Form", "Contact page.", {
    form_title: laterLine("Heading", 120, first.form_title),
    phone_hint: laterLines("Below the field for a phone number", 200, first.phone_hint),
    details_hint: laterLines("Below the field for the message", 300, first.details_hint),
  }),
  group("Form about a class", "Contact page, when somebody comes from a class.", {
    seat_hint: laterLines("Before it is sent", 400, first.seat_hint),
    seat_asked: laterLine("Before its name, once it is sent", 120, first.seat_asked),
    seat_sent: laterLines("Once it is sent", 400, first.seat_sent),
    free_hint: laterLines("Of a free class, before it is sent", 400, first.free_hint),
    free_sent: laterLines("Of a free class, once it is sent", 400, first.free_sent),
    waiting_hint: laterLines("Of a full class, before it is sent", 400, first.waiting_hint),
    waiting_asked: laterLine("Of a full class, before its name, once it is sent", 120, first.waiting_asked),
    waiting_sent: laterLines("Of a full class, once it is sent", 400, first.waiting_sent),
    gone: laterLines("Where the class cannot be joined any more", 400, first.gone),
    gone_others: laterLine("Before other classes", 120, first.gone_others),
  }),
  group("Message sent", "Contact page, in place of the form for some seconds.", {
    sent_title: laterLine("Heading", 120, first.sent_title),
    sent: laterLines("Text", 400, first.sent),
    sent_how: laterLine("Behind the time at which it was sent", 200, first.sent_how),
  }),
  group("For the undecided", "bottom of the Contact page.", {
    undecided_title: line("Heading", 120, "Not sure where to begin?"),
    undecided: withoutExams(
      lines(
        "Text",
        400,
        "Look through the courses and exams first, or simply call. A talk of five minutes often answers more than a page does.",
      ),
      "Look through the courses first, or simply call. A talk of five minutes often answers more than a page does.",
    ),
  }),
]);
