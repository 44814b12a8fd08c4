import { namesAnotherLevel } from "../named-levels.ts";

export type ExamKind = "goethe" | "dutch" | "ielts" | "dele" | "delf" | "torfl";

const knownSlugs = new Map<string, ExamKind>([
  ["Goethe-Zertifikate", "goethe"],
  ["Dutch_Civic_Integration_Certificate", "dutch"],
  ["IELTS_Preparation", "ielts"],
  ["DELE_Spanish_Certification", "dele"],
  ["DELF_French_Certification", "delf"],
  ["Rus_A1", "torfl"],
]);

/** Only names of exams: a title such as "German for Nurses" must not get the FAQ of the Goethe-Zertifikat. */
const titleKeywords: readonly (readonly [ExamKind, readonly string[]])[] = [
  ["goethe", ["goethe"]],
  ["dutch", ["inburgering", "inburgeringsexamen", "dutch civic", "civic integration"]],
  ["ielts", ["ielts"]],
  ["dele", ["dele"]],
  ["delf", ["delf"]],
  ["torfl", ["torfl", "trki", "трки"]],
];

/** Which known exam this is: by slug, else by a whole word of its title. */
export function examKindOf(exam: { title: string; slug: string }): ExamKind | undefined {
  const known = knownSlugs.get(exam.slug);
  if (known) return known;

  const words = ` ${exam.title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(" ")} `;
  return titleKeywords.find(([, keywords]) => keywords.some((keyword) => words.includes(` ${keyword} `)))?.[0];
}

/** What search engines are told about each known exam; the academy's name is added by the page. */
export const examKinds: Record<ExamKind, { metaTitle: string; metaDescription: string; languageTag: string }> = {
  goethe: {
    metaTitle: "Goethe-Zertifikat Preparation in Sri Lanka, A1 to C2",
    metaDescription:
      "Goethe-Zertifikat classes in Sri Lanka: exam parts and times, pass marks, who asks for which level, small groups, marked writing and mock exams.",
    languageTag: "de",
  },
  dutch: {
    metaTitle: "Dutch Civic Integration Exam (Inburgering) Classes",
    metaDescription:
      "Prepare in Sri Lanka for the Dutch basic civic integration exam abroad: speaking, reading and knowledge of Dutch society at A1, step by step.",
    languageTag: "nl",
  },
  ielts: {
    metaTitle: "IELTS Preparation in Sri Lanka, Academic and General",
    metaDescription:
      "IELTS classes in Sri Lanka for Academic and General Training: a diagnostic test, two marked writing tasks a week, speaking practice and mock tests.",
    languageTag: "en",
  },
  dele: {
    metaTitle: "DELE Spanish Exam Preparation in Sri Lanka",
    metaDescription:
      "Prepare in Sri Lanka for the DELE Spanish diploma: levels A1 to C2, exam parts and times, pass marks, weekly marked writing and mock exams.",
    languageTag: "es",
  },
  delf: {
    metaTitle: "DELF French Exam Preparation in Sri Lanka",
    metaDescription:
      "DELF French exam classes in Sri Lanka, A1 to B2: parts and times of each level, pass marks, who asks for it, weekend groups and mock exams.",
    languageTag: "fr",
  },
  torfl: {
    metaTitle: "TORFL A1 Russian Exam Preparation in Sri Lanka",
    metaDescription:
      "Start Russian from the alphabet and prepare for the TORFL A1 certificate in Sri Lanka: five exam parts, pass marks, small groups and mock exams.",
    languageTag: "ru",
  },
};

/** The level that the built-in texts of an exam are about, where they are about one. */
const levels: Partial<Record<ExamKind, string>> = { dutch: "A1", torfl: "A1" };

/** The exam whose built-in head and questions are true of this one; undefined: its own words are used. */
export function knownExam(exam: { title: string; slug: string; summary: string }): ExamKind | undefined {
  const kind = examKindOf(exam);
  return kind && !namesAnotherLevel(exam.title, exam.summary, levels[kind]) ? kind : undefined;
}
