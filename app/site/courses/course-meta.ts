import { type Language, languageOf } from "#contract/course-language.ts";
import { namesAnotherLevel } from "../named-levels.ts";

/** Title and meta description of each language's course page (specification, section 2). Apart, because only that page needs them. */
export const courseMeta: Record<Language, { metaTitle: string; metaDescription: string }> = {
  german: {
    metaTitle: "German Course in Sri Lanka: Beginner to A1",
    metaDescription:
      "Learn German from zero to A1 in a small class. For study, Ausbildung or family life in Germany, with practice for the Goethe-Zertifikat A1 exam.",
  },
  russian: {
    metaTitle: "Russian Course in Sri Lanka: Cyrillic to A1",
    metaDescription:
      "Read Cyrillic in two weeks and speak everyday Russian to A1. For university in Russia and for hotel and tour work, with TORFL practice.",
  },
  dutch: {
    metaTitle: "Dutch Course in Sri Lanka: A1 and Civic Integration",
    metaDescription:
      "Learn Dutch from zero to A1 in a class of about 8, with practice for all three parts of the civic integration exam abroad that partners must pass.",
  },
  french: {
    metaTitle: "French Course in Sri Lanka: A1 with DELF Practice",
    metaDescription:
      "Learn French from the first bonjour to A1, with DELF practice. For study in France, plans in Canada, and work in hotels, airlines and travel.",
  },
  spanish: {
    metaTitle: "Spanish Course in Sri Lanka: Everyday Spanish to A1",
    metaDescription:
      "Learn Spanish to A1 and speak from the first week. Pronunciation, verbs and everyday talk in a small class, with practice for the DELE A1 exam.",
  },
  japanese: {
    metaTitle: "Japanese Course in Sri Lanka: 150 Hours to JLPT N5",
    metaDescription:
      "Learn hiragana, katakana, 100 kanji and spoken Japanese to JLPT N5 in 150 class hours, as a first step to language school or skilled work in Japan.",
  },
  italian: {
    metaTitle: "Italian Course in Sri Lanka: Practical Italian to A1",
    metaDescription:
      "Learn practical Italian to A1 before you travel: work, housing, health and family. The first step to the A2 that Italian residence usually asks for.",
  },
  english: {
    metaTitle: "English Course in Sri Lanka: Speaking and Writing at B1",
    metaDescription:
      "Speak English without freezing. A B1 course for university, interviews and work, with weekly writing corrected and a sound base for IELTS.",
  },
  tamil: {
    metaTitle: "Tamil Course in Sri Lanka: Spoken Tamil and Script",
    metaDescription:
      "Learn spoken Sri Lankan Tamil and the Tamil script from the beginning. For public officers, teachers, health staff, and for talking with neighbours.",
  },
  korean: {
    metaTitle: "Korean Course in Sri Lanka: Hangul to TOPIK Level 1",
    metaDescription:
      "Read Hangul in a week or two and speak everyday Korean to TOPIK level 1, with workplace words and timed practice for students who plan EPS-TOPIK.",
  },
};

/** The level that the built-in texts of a language are about. */
const levels: Partial<Record<Language, string>> = {
  german: "A1",
  russian: "A1",
  dutch: "A1",
  french: "A1",
  spanish: "A1",
  japanese: "N5",
  italian: "A1",
  english: "B1",
  korean: "TOPIK 1",
};

/** The language whose built-in head and questions are true of this course; undefined: its own words are used. */
export function knownCourse(course: { title: string; slug: string; summary: string; description: string }): Language | undefined {
  const language = languageOf(course);
  const rest = `${course.summary} ${course.description}`;
  return language && !namesAnotherLevel(course.title, rest, levels[language]) ? language : undefined;
}
