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

/** The languages that are taught, and others of which texts may have words; by name. */
export function passageLanguages(taught: readonly PassageLanguage[]): readonly PassageLanguage[] {
  const others = besides.filter(({ tag }) => !taught.some((one) => one.tag === tag));
  return [...taught, ...others].sort((one, other) => one.name.localeCompare(other.name));
}

export function isRightToLeft(tag: string): boolean {
  return /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)(-|$)/.test(tag);
}
