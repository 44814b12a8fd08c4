import { dayInWords } from "#contract/classes/class-labels.ts";
import { type ClassNews, newsInLines } from "#contract/classes/class-news.ts";

/** What somebody first reads in the form that writes to people of a class; in braces as in the templates (contract/kinds/reply-template.ts). */
export type ClassMessage = { title: string; subject: string; text: string };

const paragraphs = (...all: string[]) => all.join("\n\n");

const cancelled = (title: string, when: string, sentence: string): ClassMessage => ({
  title,
  subject: `{course}: no lesson ${when}`,
  text: paragraphs(
    "Dear {name},",
    `${sentence} The next lesson is held as usual, and we will tell you when this one is made up for.`,
    "If you have a question, please call us on {phone}.",
    "Kind regards\n{academy}",
  ),
});

const cancelledToday = cancelled(
  "Lesson cancelled today",
  "today",
  "Today's lesson ({class}) is cancelled. We are sorry to tell you so late.",
);

function cancelledOn(date: string, today: string): ClassMessage {
  if (date === today) return cancelledToday;
  const day = dayInWords(date, today);
  return cancelled(`Lesson on ${day} cancelled`, `on ${day}`, `The lesson on ${day} ({class}) is cancelled. We are sorry.`);
}

/** Tells what is new in a class. */
export function changed(news: ClassNews, today: string): ClassMessage {
  const { cancelled, held, changes } = news;
  const [day] = cancelled;
  if (day !== undefined && cancelled.length + held.length + changes.length === 1) return cancelledOn(day, today);
  const lines = newsInLines(news, today, (before, after) => `${after} (until now: ${before})`);
  return {
    title: "The class changes",
    subject: "{course}: your class changes",
    text: paragraphs(
      "Dear {name},",
      "Something changes in your class, {class}:",
      lines.join("\n"),
      "If you have a question, or cannot come then, please call us on {phone}.",
      "Kind regards\n{academy}",
    ),
  };
}

export const seatForYou: ClassMessage = {
  title: "A seat for you",
  subject: "{course}: there is a seat for you",
  text: paragraphs(
    "Dear {name},",
    "Good news: there is a seat for you in {class}, and we keep it. The first day is {start}, and the class is held on {times}.",
    "If you cannot come, please tell us soon: answer this message, or call us on {phone}.",
    "Kind regards\n{academy}",
  ),
};

export const toEverybody: ClassMessage = {
  title: "Write to everybody",
  subject: "{course}",
  text: paragraphs("Dear {name},", "{what you write}", "Kind regards\n{academy}"),
};
