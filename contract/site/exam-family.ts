import { type ExamFamily, examHeads } from "./built-in-heads.ts";
import { namesAnotherLevel } from "./named-levels.ts";

const knownSlugs = new Map<string, ExamFamily>([
  ["Goethe-Zertifikate", "goethe"],
  ["Dutch_Civic_Integration_Certificate", "dutch"],
  ["IELTS_Preparation", "ielts"],
  ["DELE_Spanish_Certification", "dele"],
  ["DELF_French_Certification", "delf"],
  ["Rus_A1", "torfl"],
]);

/** Only names of exams: a title such as "German for Nurses" must not get the FAQ of the Goethe-Zertifikat. */
const titleKeywords: readonly (readonly [ExamFamily, readonly string[]])[] = [
  ["goethe", ["goethe"]],
  ["dutch", ["inburgering", "inburgeringsexamen", "dutch civic", "civic integration"]],
  ["ielts", ["ielts"]],
  ["dele", ["dele"]],
  ["delf", ["delf"]],
  ["torfl", ["torfl", "trki", "трки"]],
];

/** Which known exam this is: by slug, else by a whole word of its title. */
export function examFamilyOf(exam: { title: string; slug: string }): ExamFamily | undefined {
  const known = knownSlugs.get(exam.slug);
  if (known) return known;

  const words = ` ${exam.title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(" ")} `;
  return titleKeywords.find(([, keywords]) => keywords.some((keyword) => words.includes(` ${keyword} `)))?.[0];
}

/** The exam family whose built-in texts hold for an exam; undefined where there are none, or it is of another level. */
export function knownExam(exam: { title: string; slug: string; summary: string }): ExamFamily | undefined {
  const family = examFamilyOf(exam);
  const level = Object.values(examHeads).find((head) => head.family === family)?.level;
  return family && !namesAnotherLevel(exam.title, exam.summary, level) ? family : undefined;
}
