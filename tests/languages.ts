import { languageSamples } from "#academy/languages/language-samples.ts";
import { type Language, languageFields } from "#contract/kinds/language.ts";

/** The first languages, as pages read them. */
export const firstLanguages: Language[] = languageSamples.map(({ picture: _, ...sample }, index) => ({
  ...languageFields.parse({ ...sample, image: "" }),
  ...{ id: index + 1, display_order: index + 1, version: 1 },
}));

const [german] = firstLanguages;
if (!german) throw new Error("There is no first language");

/** One that the program does not know. */
export const mandarin: Language = {
  ...german,
  ...{ id: 11, display_order: 11, name: "Mandarin", slug: "mandarin", native_name: "中文", greeting: "你好", tag: "zh-Hans" },
  ...{ words: ["Chinese", "普通话"], exams: ["HSK"], scheme: "hsk", questions_level: "HSK 1", colours: "brick" },
};
