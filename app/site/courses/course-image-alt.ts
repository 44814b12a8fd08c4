import { languageOf, languages } from "#contract/site/course-language.ts";

export function courseImageAlt(course: { title: string; slug: string }): string {
  const language = languageOf(course);
  return language ? `Poster that says hello: ${languages[language].greeting}` : `Poster of the course ${course.title}`;
}
