export type ExamFamily = "goethe" | "dutch" | "ielts" | "dele" | "delf" | "torfl";

export type Head = { title: string; description: string };

/** Titles and descriptions of built-in courses (specification, section 2), by slug in lower case; `level`: the level that they speak of. */
export const courseHeads: Readonly<Record<string, Head & { language: string; level?: string }>> = {
  german_deutsch: {
    language: "german",
    level: "A1",
    title: "German Course in Sri Lanka: Beginner to A1",
    description:
      "Learn German from zero to A1 in a small class. For study, Ausbildung or family life in Germany, with practice for the Goethe-Zertifikat A1 exam.",
  },
  russia: {
    language: "russian",
    level: "A1",
    title: "Russian Course in Sri Lanka: Cyrillic to A1",
    description:
      "Read Cyrillic in two weeks and speak everyday Russian to A1. For university in Russia and for hotel and tour work, with TORFL practice.",
  },
  dutch_fluency: {
    language: "dutch",
    level: "A1",
    title: "Dutch Course in Sri Lanka: A1 and Civic Integration",
    description:
      "Learn Dutch from zero to A1 in a class of about 8, with practice for all three parts of the civic integration exam abroad that partners must pass.",
  },
  french_excellence: {
    language: "french",
    level: "A1",
    title: "French Course in Sri Lanka: A1 with DELF Practice",
    description:
      "Learn French from the first bonjour to A1, with DELF practice. For study in France, plans in Canada, and work in hotels, airlines and travel.",
  },
  spanish_mastery: {
    language: "spanish",
    level: "A1",
    title: "Spanish Course in Sri Lanka: Everyday Spanish to A1",
    description:
      "Learn Spanish to A1 and speak from the first week. Pronunciation, verbs and everyday talk in a small class, with practice for the DELE A1 exam.",
  },
  japanese_world: {
    language: "japanese",
    level: "N5",
    title: "Japanese Course in Sri Lanka: 150 Hours to JLPT N5",
    description:
      "Learn hiragana, katakana, 100 kanji and spoken Japanese to JLPT N5 in 150 class hours, as a first step to language school or skilled work in Japan.",
  },
  italian_beauty: {
    language: "italian",
    level: "A1",
    title: "Italian Course in Sri Lanka: Practical Italian to A1",
    description:
      "Learn practical Italian to A1 before you travel: work, housing, health and family. The first step to the A2 that Italian residence usually asks for.",
  },
  english_proficiency: {
    language: "english",
    level: "B1",
    title: "English Course in Sri Lanka: Speaking and Writing at B1",
    description:
      "Speak English without freezing. A B1 course for university, interviews and work, with weekly writing corrected and a sound base for IELTS.",
  },
  tamil_heritage: {
    language: "tamil",
    title: "Tamil Course in Sri Lanka: Spoken Tamil and Script",
    description:
      "Learn spoken Sri Lankan Tamil and the Tamil script from the beginning. For public officers, teachers, health staff, and for talking with neighbours.",
  },
  korean_culture: {
    language: "korean",
    level: "TOPIK 1",
    title: "Korean Course in Sri Lanka: Hangul to TOPIK Level 1",
    description:
      "Read Hangul in a week or two and speak everyday Korean to TOPIK level 1, with workplace words and timed practice for students who plan EPS-TOPIK.",
  },
};

/** The same of the built-in exams; the academy's name is added by the page. */
export const examHeads: Readonly<Record<string, Head & { family: ExamFamily; level?: string }>> = {
  "goethe-zertifikate": {
    family: "goethe",
    title: "Goethe-Zertifikat Preparation in Sri Lanka, A1 to C2",
    description:
      "Goethe-Zertifikat classes in Sri Lanka: exam parts and times, pass marks, who asks for which level, small groups, marked writing and mock exams.",
  },
  dutch_civic_integration_certificate: {
    family: "dutch",
    level: "A1",
    title: "Dutch Civic Integration Exam (Inburgering) Classes",
    description:
      "Prepare in Sri Lanka for the Dutch basic civic integration exam abroad: speaking, reading and knowledge of Dutch society at A1, step by step.",
  },
  ielts_preparation: {
    family: "ielts",
    title: "IELTS Preparation in Sri Lanka, Academic and General",
    description:
      "IELTS classes in Sri Lanka for Academic and General Training: a diagnostic test, two marked writing tasks a week, speaking practice and mock tests.",
  },
  dele_spanish_certification: {
    family: "dele",
    title: "DELE Spanish Exam Preparation in Sri Lanka",
    description:
      "Prepare in Sri Lanka for the DELE Spanish diploma: levels A1 to C2, exam parts and times, pass marks, weekly marked writing and mock exams.",
  },
  delf_french_certification: {
    family: "delf",
    title: "DELF French Exam Preparation in Sri Lanka",
    description:
      "DELF French exam classes in Sri Lanka, A1 to B2: parts and times of each level, pass marks, who asks for it, weekend groups and mock exams.",
  },
  rus_a1: {
    family: "torfl",
    level: "A1",
    title: "TORFL A1 Russian Exam Preparation in Sri Lanka",
    description:
      "Start Russian from the alphabet and prepare for the TORFL A1 certificate in Sri Lanka: five exam parts, pass marks, small groups and mock exams.",
  },
};
