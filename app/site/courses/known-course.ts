import type { Language } from "#contract/kinds/language.ts";
import { languageOf, type NamedLanguage } from "#contract/site/course-language.ts";
import { namesAnotherLevel } from "#contract/site/named-levels.ts";

/** The language whose questions fit a course; undefined if the course is of another level than the questions are about. */
export function knownCourse<L extends NamedLanguage & Pick<Language, "questions_level">>(
  course: { title: string; slug: string; summary: string; description: string },
  languages: readonly L[],
): L | undefined {
  const language = languageOf(course, languages);
  const rest = `${course.summary} ${course.description}`;
  return language && !namesAnotherLevel(course.title, rest, language.questions_level || undefined) ? language : undefined;
}
