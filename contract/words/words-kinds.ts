import type { ValuesOf } from "../field.ts";
import { aboutWords } from "./about-words.ts";
import { contactWords } from "./contact-words.ts";
import { homeWords } from "./home-words.ts";
import { layoutWords } from "./layout-words.ts";
import { noticeWords } from "./notice-words.ts";
import { privacyWords, termsWords } from "./policy-words.ts";

/** What staff can say on the site, part by part, in the order of their screen. */
export const wordsKinds = {
  notice: noticeWords,
  home: homeWords,
  about: aboutWords,
  contact: contactWords,
  layout: layoutWords,
  privacy: privacyWords,
  terms: termsWords,
} as const;

export type WordsPart = keyof typeof wordsKinds;
export type WordsOf<Part extends WordsPart> = ValuesOf<(typeof wordsKinds)[Part]["list"]>;
export const wordsParts = Object.keys(wordsKinds) as WordsPart[];
