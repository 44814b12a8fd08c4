import type { TeacherCard } from "#academy/public/public-academy.ts";
import { withValues } from "#contract/site/with-values.ts";
import type { TextsOf } from "#contract/site-texts/texts-kinds.ts";

type Who = Pick<TeacherCard, "name" | "languages" | "levels" | "words">;

type Said = Pick<TextsOf<"subjects">, "teacher_head" | "teacher_description" | "teacher_no_language">;

/** Letters that a list of results shows of a text. */
const mostOfText = 155;

/** What search engines are told of a teacher: with the first language, where that fits. */
export function teacherHead(
  { name: teacher, words = "", ...taught }: Who,
  said: Said,
): { title: string; shorter: string[]; description: string } {
  const [language] = taught.languages;
  const title = language ? withValues(said.teacher_head, { teacher, language }) : teacher;
  const languages = taughtInWords(taught);
  const about = withValues(languages ? said.teacher_description : said.teacher_no_language, { teacher, languages });
  return { title, shorter: [teacher], description: shortened(`${about} ${words}`.replace(/\s+/g, " ").trim()) };
}

/** "German and Dutch, A1 to B2" */
export function taughtInWords({ languages, levels }: Pick<Who, "languages" | "levels">): string {
  const all = new Intl.ListFormat("en", { type: "conjunction" }).format(languages);
  return [all, levels].filter(Boolean).join(", ");
}

function shortened(text: string): string {
  if ([...text].length <= mostOfText) return text;
  const cut = [...text].slice(0, mostOfText).join("");
  return `${cut.slice(0, cut.lastIndexOf(" "))} …`;
}
