import type { languageFields } from "#contract/kinds/language.ts";
import type { z } from "#contract/zod.ts";

const languages: readonly Omit<z.input<typeof languageFields>, "image" | "slug">[] = [
  { name: "German", native_name: "Deutsch", greeting: "Hallo", tag: "de", exams: ["Goethe", "telc", "TestDaF"], colours: "ink" },
  { name: "Russian", native_name: "Русский", greeting: "Привет", tag: "ru", exams: ["TORFL", "TRKI", "ТРКИ"], colours: "lagoon-deep" },
  {
    name: "Dutch",
    native_name: "Nederlands",
    greeting: "Hallo",
    tag: "nl",
    exams: ["inburgering", "inburgeringsexamen", "civic integration"],
    colours: "lagoon-pale",
  },
  {
    name: "French",
    native_name: "Français",
    greeting: "Bonjour",
    tag: "fr",
    words: ["francais"],
    exams: ["DELF", "DALF"],
    colours: "saffron-pale",
  },
  {
    name: "Spanish",
    native_name: "Español",
    greeting: "Hola",
    tag: "es",
    words: ["espanol", "castellano"],
    exams: ["DELE"],
    colours: "saffron",
  },
  {
    name: "Japanese",
    native_name: "日本語",
    greeting: "こんにちは",
    tag: "ja",
    words: ["nihongo"],
    exams: ["JLPT"],
    scheme: "jlpt",
    questions_level: "N5",
    colours: "paper",
  },
  { name: "Italian", native_name: "Italiano", greeting: "Ciao", tag: "it", colours: "brick" },
  {
    name: "English",
    native_name: "English",
    greeting: "Hello",
    tag: "en",
    exams: ["IELTS", "TOEFL"],
    questions_level: "B1",
    colours: "lagoon",
  },
  // Also without the mark that the word loses before an ending.
  {
    name: "Tamil",
    native_name: "தமிழ்",
    greeting: "வணக்கம்",
    tag: "ta",
    words: ["தமிழ"],
    scheme: "own",
    levels: ["Level 1", "Level 2", "Level 3"],
    colours: "brick",
    questions_level: "",
  },
  {
    name: "Korean",
    native_name: "한국어",
    greeting: "안녕하세요",
    tag: "ko",
    words: ["hangul"],
    exams: ["TOPIK"],
    scheme: "topik",
    questions_level: "TOPIK 1",
    colours: "brick-pale",
  },
];

/** The first languages: those of the specified courses, in their order. */
export const languageSamples = languages.map((language) => {
  const slug = language.name.toLowerCase();
  return { questions_level: "A1", ...language, slug, picture: `${slug}.jpg` };
});
