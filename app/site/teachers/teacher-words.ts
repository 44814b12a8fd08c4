import type { TeacherCard } from "#academy/public/public-academy.ts";

type Who = Pick<TeacherCard, "name" | "languages" | "levels" | "words">;

/** Letters that a list of results shows of a title and of a text. */
const mostOfTitle = 60;
const mostOfText = 155;

/** What search engines are told of a teacher of the academy `called` so: with the first language, where that fits beside both names. */
export function teacherHead({ name, words = "", ...taught }: Who, called: string): { title: string; description: string } {
  const [language] = taught.languages;
  const title = language ? `${name}, ${language} teacher` : name;
  const fits = [...`${title} | ${called}`].length <= mostOfTitle;
  const what = taughtInWords(taught);
  const about = what ? `${name} teaches ${what} at ${called}.` : `${name} is a teacher at ${called}.`;
  return { title: fits ? title : name, description: shortened(`${about} ${words}`.replace(/\s+/g, " ").trim()) };
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
