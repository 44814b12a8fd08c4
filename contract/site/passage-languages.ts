import { languages } from "./course-language.ts";

/** A language that a passage can be marked with: its tag (BCP 47), and what it is called in English. */
export type PassageLanguage = { tag: string; name: string };

const besides: readonly PassageLanguage[] = [
  { tag: "si", name: "Sinhala" },
  { tag: "ar", name: "Arabic" },
  { tag: "hi", name: "Hindi" },
  { tag: "zh-Hans", name: "Chinese" },
  { tag: "pt", name: "Portuguese" },
  { tag: "la", name: "Latin" },
];

export const passageLanguages: readonly PassageLanguage[] = [
  ...Object.entries(languages).map(([name, { tag }]) => ({ tag, name: `${name[0]?.toUpperCase()}${name.slice(1)}` })),
  ...besides,
].sort((one, other) => one.name.localeCompare(other.name));

export function isRightToLeft(tag: string): boolean {
  return /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)(-|$)/.test(tag);
}
