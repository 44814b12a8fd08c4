import { courseHeads } from "#contract/site/built-in-heads.ts";
import { type Language, languageOf } from "#contract/site/course-language.ts";
import { namesAnotherLevel } from "#contract/site/named-levels.ts";

export function knownCourse(course: { title: string; slug: string; summary: string; description: string }): Language | undefined {
  const language = languageOf(course);
  const rest = `${course.summary} ${course.description}`;
  const level = Object.values(courseHeads).find((head) => head.language === language)?.level;
  return language && !namesAnotherLevel(course.title, rest, level) ? language : undefined;
}
