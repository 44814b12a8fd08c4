import type { ValuesOf } from "../fields/field.ts";
import { aboutTexts } from "./about-texts.ts";
import { blogTexts } from "./blog-texts.ts";
import { chatTexts } from "./chat-texts.ts";
import { classTexts } from "./class-texts.ts";
import { contactTexts } from "./contact-texts.ts";
import { failureTexts } from "./failure-texts.ts";
import { homeTexts } from "./home-texts.ts";
import { layoutTexts } from "./layout-texts.ts";
import { levelTexts } from "./level-texts.ts";
import { listTexts } from "./list-texts.ts";
import { mailTexts } from "./mail-texts.ts";
import { noticeTexts } from "./notice-texts.ts";
import { privacyTexts, termsTexts } from "./policy-texts.ts";
import { searchPageTexts } from "./search-page-texts.ts";
import { sharedTexts } from "./shared-texts.ts";
import { subjectTexts } from "./subject-texts.ts";
import { trustTexts } from "./trust-texts.ts";

/** The parts of the site texts, in the order of their screen. */
export const textsKinds = {
  notice: noticeTexts,
  home: homeTexts,
  about: aboutTexts,
  lists: listTexts,
  subjects: subjectTexts,
  classes: classTexts,
  blog: blogTexts,
  contact: contactTexts,
  mails: mailTexts,
  chat: chatTexts,
  trust: trustTexts,
  level: levelTexts,
  search: searchPageTexts,
  shared: sharedTexts,
  layout: layoutTexts,
  failures: failureTexts,
  privacy: privacyTexts,
  terms: termsTexts,
} as const;

export type TextsPart = keyof typeof textsKinds;
export type TextsOf<Part extends TextsPart> = ValuesOf<(typeof textsKinds)[Part]["list"]>;
export const textsParts = Object.keys(textsKinds) as TextsPart[];

/** The parts of which pages carry only what staff changed; of the others they carry all. */
export type ChangedPart = Exclude<TextsPart, "notice" | "privacy" | "terms">;
export const changedParts = textsParts.filter((part): part is ChangedPart => !["notice", "privacy", "terms"].includes(part));
