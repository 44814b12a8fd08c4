/** A language that the site has fixed words for. */
export type Language = "german" | "russian" | "dutch" | "french" | "spanish" | "japanese" | "italian" | "english" | "tamil" | "korean";

/** What the site knows of a language: its BCP 47 tag, how it says hello, its own name, and the head of its course page. */
type LanguageFacts = {
  tag: string;
  greeting: string;
  nativeName: string;
  metaTitle: string;
  metaDescription: string;
};

/** The language of a course: by known slug, else by the language its title names first. */
export function languageOf(course: { title: string; slug: string }): Language | undefined {
  return knownSlugs.get(plain(course.slug)) ?? firstNamedIn(plain(course.title));
}

/** The head, greeting and names for each language (specification, section 2). */
export const languages: Record<Language, LanguageFacts> = {
  german: {
    tag: "de",
    greeting: "Hallo",
    nativeName: "Deutsch",
    metaTitle: "German Course in Sri Lanka: Beginner to A1",
    metaDescription:
      "Learn German from zero to A1 in a small class. For study, Ausbildung or family life in Germany, with practice for the Goethe-Zertifikat A1 exam.",
  },
  russian: {
    tag: "ru",
    greeting: "Привет",
    nativeName: "Русский",
    metaTitle: "Russian Course in Sri Lanka: Cyrillic to A1",
    metaDescription:
      "Read Cyrillic in two weeks and speak everyday Russian to A1. For university in Russia and for hotel and tour work, with TORFL practice.",
  },
  dutch: {
    tag: "nl",
    greeting: "Hallo",
    nativeName: "Nederlands",
    metaTitle: "Dutch Course in Sri Lanka: A1 and Civic Integration",
    metaDescription:
      "Learn Dutch from zero to A1 in a class of about 8, with practice for all three parts of the civic integration exam abroad that partners must pass.",
  },
  french: {
    tag: "fr",
    greeting: "Bonjour",
    nativeName: "Français",
    metaTitle: "French Course in Sri Lanka: A1 with DELF Practice",
    metaDescription:
      "Learn French from the first bonjour to A1, with DELF practice. For study in France, plans in Canada, and work in hotels, airlines and travel.",
  },
  spanish: {
    tag: "es",
    greeting: "Hola",
    nativeName: "Español",
    metaTitle: "Spanish Course in Sri Lanka: Everyday Spanish to A1",
    metaDescription:
      "Learn Spanish to A1 and speak from the first week. Pronunciation, verbs and everyday talk in a small class, with practice for the DELE A1 exam.",
  },
  japanese: {
    tag: "ja",
    greeting: "こんにちは",
    nativeName: "日本語",
    metaTitle: "Japanese Course in Sri Lanka: 150 Hours to JLPT N5",
    metaDescription:
      "Learn hiragana, katakana, 100 kanji and spoken Japanese to JLPT N5 in 150 class hours, as a first step to language school or skilled work in Japan.",
  },
  italian: {
    tag: "it",
    greeting: "Ciao",
    nativeName: "Italiano",
    metaTitle: "Italian Course in Sri Lanka: Practical Italian to A1",
    metaDescription:
      "Learn practical Italian to A1 before you travel: work, housing, health and family. The first step to the A2 that Italian residence usually asks for.",
  },
  english: {
    tag: "en",
    greeting: "Hello",
    nativeName: "English",
    metaTitle: "English Course in Sri Lanka: Speaking and Writing at B1",
    metaDescription:
      "Speak English without freezing. A B1 course for university, interviews and work, with weekly writing corrected and a sound base for IELTS.",
  },
  tamil: {
    tag: "ta",
    greeting: "வணக்கம்",
    nativeName: "தமிழ்",
    metaTitle: "Tamil Course in Sri Lanka: Spoken Tamil and Script",
    metaDescription:
      "Learn spoken Sri Lankan Tamil and the Tamil script from the beginning. For public officers, teachers, health staff, and for talking with neighbours.",
  },
  korean: {
    tag: "ko",
    greeting: "안녕하세요",
    nativeName: "한국어",
    metaTitle: "Korean Course in Sri Lanka: Hangul to TOPIK Level 1",
    metaDescription:
      "Read Hangul in a week or two and speak everyday Korean to TOPIK level 1, with workplace words and timed practice for students who plan EPS-TOPIK.",
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

/** The words that name a language in a title, in lower case. */
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
