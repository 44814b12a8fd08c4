import type { ValuesOf } from "../field.ts";
import { aboutTexts } from "./about-texts.ts";
import { classTexts } from "./class-texts.ts";
import { contactTexts } from "./contact-texts.ts";
import { homeTexts } from "./home-texts.ts";
import { layoutTexts } from "./layout-texts.ts";
import { levelTexts } from "./level-texts.ts";
import { noticeTexts } from "./notice-texts.ts";
import { privacyTexts, termsTexts } from "./policy-texts.ts";
import { searchPageTexts } from "./search-page-texts.ts";
import { subjectTexts } from "./subject-texts.ts";
import { trustTexts } from "./trust-texts.ts";

/** What staff can say on the site, part by part, in the order of their screen. */
export const textsKinds = {
  notice: noticeTexts,
  home: homeTexts,
  about: aboutTexts,
  classes: classTexts,
  subjects: subjectTexts,
  contact: contactTexts,
  trust: trustTexts,
  level: levelTexts,
  search: searchPageTexts,
  layout: layoutTexts,
  privacy: privacyTexts,
  terms: termsTexts,
} as const;

export type TextsPart = keyof typeof textsKinds;
export type TextsOf<Part extends TextsPart> = ValuesOf<(typeof textsKinds)[Part]["list"]>;
export const textsParts = Object.keys(textsKinds) as TextsPart[];
