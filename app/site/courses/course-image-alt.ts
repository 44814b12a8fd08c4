import { languageOf, languages } from "./course-language.ts";

/** What the poster of a course shows: the greeting of its language, in its own script. */
export function courseImageAlt(course: { title: string; slug: string }): string {
  const language = languageOf(course);
  return language ? `Poster that says hello: ${languages[language].greeting}` : `Poster of the course ${course.title}`;
}
