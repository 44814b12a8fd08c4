import { type Language, languageOf } from "#contract/site/course-language.ts";

const examNames: readonly (readonly [RegExp, Language])[] = [
  [/goethe|telc|testdaf/i, "german"],
  [/inburgering|civic integration/i, "dutch"],
  [/ielts|toefl/i, "english"],
  [/\bdele\b/i, "spanish"],
  [/\bdelf\b|\bdalf\b/i, "french"],
  [/torfl|trki/i, "russian"],
  [/jlpt/i, "japanese"],
  [/topik/i, "korean"],
];

/** The language that a course or exam teaches; undefined when its names do not say. */
export function classLanguage(subject: { title: string; slug: string }): Language | undefined {
  const name = `${subject.title} ${subject.slug.replaceAll("_", " ")}`;
  return languageOf(subject) ?? examNames.find(([pattern]) => pattern.test(name))?.[1];
}
