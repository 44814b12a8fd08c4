import type { WordsOf } from "./words-fields.ts";

export type ContactWords = WordsOf<"contact">;

/** What the contact page says until staff say something else. */
export const firstContactWords: ContactWords = {
  title: "Get in Touch",
  lead: "Tell us where you want to go and by when. We will tell you which course fits, when it starts and what it costs.",
  undecided_title: "Not sure where to begin?",
  undecided: "Look through the courses and exams first, or simply call. A talk of five minutes often answers more than a page does.",
};
