export type Language = "german" | "russian" | "dutch" | "french" | "spanish" | "japanese" | "italian" | "english" | "tamil" | "korean";

type CourseLanguage = {
  tag: string;
  greeting: string;
  nativeName: string;
};

/** The language of a course: by known slug, else by the language its title names first. */
export function languageOf(course: { title: string; slug: string }): Language | undefined {
  return knownSlugs.get(plain(course.slug)) ?? firstNamedIn(plain(course.title));
}

export const languages: Record<Language, CourseLanguage> = {
  german: {
    tag: "de",
    greeting: "Hallo",
    nativeName: "Deutsch",
  },
  russian: {
    tag: "ru",
    greeting: "Привет",
    nativeName: "Русский",
  },
  dutch: {
    tag: "nl",
    greeting: "Hallo",
    nativeName: "Nederlands",
  },
  french: {
    tag: "fr",
    greeting: "Bonjour",
    nativeName: "Français",
  },
  spanish: {
    tag: "es",
    greeting: "Hola",
    nativeName: "Español",
  },
  japanese: {
    tag: "ja",
    greeting: "こんにちは",
    nativeName: "日本語",
  },
  italian: {
    tag: "it",
    greeting: "Ciao",
    nativeName: "Italiano",
  },
  english: {
    tag: "en",
    greeting: "Hello",
    nativeName: "English",
  },
  tamil: {
    tag: "ta",
    greeting: "வணக்கம்",
    nativeName: "தமிழ்",
  },
  korean: {
    tag: "ko",
    greeting: "안녕하세요",
    nativeName: "한국어",
  },
};

const knownSlugs: ReadonlyMap<string, Language> = new Map([
  ["german_deutsch", "german"],
  ["russia", "russian"],
  ["dutch_fluency", "dutch"],
  ["french_excellence", "french"],
  ["spanish_mastery", "spanish"],
  ["japanese_world", "japanese"],
  ["italian_beauty", "italian"],
  ["english_proficiency", "english"],
  ["tamil_heritage", "tamil"],
  ["korean_culture", "korean"],
]);

const titleKeywords: ReadonlyMap<Language, RegExp> = new Map([
  ["german", wholeWord("german|deutsch")],
  ["russian", wholeWord("russian|русский")],
  ["dutch", wholeWord("dutch|nederlands")],
  ["french", wholeWord("french|français|francais")],
  ["spanish", wholeWord("spanish|español|espanol|castellano")],
  // Japanese puts no spaces between words, and Korean and Tamil add endings: their own names match inside a longer one.
  ["japanese", /日本語|(?<!\p{L})(?:japanese|nihongo)(?!\p{L})/u],
  ["italian", wholeWord("italian|italiano")],
  ["english", wholeWord("english")],
  ["tamil", /தமிழ|(?<!\p{L})tamil(?!\p{L})/u],
  ["korean", /한국어|(?<!\p{L})(?:korean|hangul)(?!\p{L})/u],
]);

function wholeWord(words: string) {
  // \b knows only Latin letters; these look-arounds know every script.
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "u");
}

function plain(text: string) {
  return text.normalize("NFC").toLowerCase();
}

function firstNamedIn(title: string): Language | undefined {
  let first: { language: Language; at: number } | undefined;
  for (const [language, keywords] of titleKeywords) {
    const at = title.search(keywords);
    if (at >= 0 && (first === undefined || at < first.at)) first = { language, at };
  }
  return first?.language;
}
