/** What somebody first reads in the form that writes to people of a class; in braces as in the templates (contract/reply-template.ts). */
export type ClassMessage = { title: string; subject: string; text: string };

const paragraphs = (...all: string[]) => all.join("\n\n");

const cancelled = (title: string, when: string, sentence: string): ClassMessage => ({
  title,
  subject: `{course}: no class ${when}`,
  text: paragraphs(
    "Dear {name},",
    `${sentence} The next class is held as usual, and we will tell you when this one is made up for.`,
    "If you have a question, please call us on {phone}.",
    "Kind regards\n{academy}",
  ),
});

export const cancelledToday = cancelled(
  "Class cancelled today",
  "today",
  "Today's class ({class}) is cancelled. We are sorry to tell you so late.",
);

/** `day`: "Thursday 26 November". */
export const cancelledOn = (day: string): ClassMessage =>
  cancelled(`Class on ${day} cancelled`, `on ${day}`, `The class on ${day} ({class}) is cancelled. We are sorry.`);

export const seatForYou: ClassMessage = {
  title: "A seat is free",
  subject: "{course}: there is a seat for you",
  text: paragraphs(
    "Dear {name},",
    "Good news: a seat has become free in {class}, and we keep it for you. The first day is {start}, and the class is held on {times}.",
    "If you cannot come, please tell us soon: answer this message, or call us on {phone}.",
    "Kind regards\n{academy}",
  ),
};

export const toEverybody: ClassMessage = {
  title: "Write to everybody",
  subject: "{course}",
  text: paragraphs("Dear {name},", "", "Kind regards\n{academy}"),
};
