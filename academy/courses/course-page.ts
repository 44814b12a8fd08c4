import type { Course } from "#contract/kinds/course.ts";
import type { Language } from "#contract/kinds/language.ts";
import { languageOf } from "#contract/site/course-language.ts";
import { levelsIn } from "#contract/site/named-levels.ts";
import { drawnLanguage, type ItemPage } from "../content/item-page.ts";
import { joined } from "../text/joined.ts";
import { courseAtAddress } from "./course.ts";

export const coursePage = {
  card: ["title", "slug", "summary", "duration", "image"],
  find: courseAtAddress,
  share(course: Course, languages: readonly Language[]) {
    const language = languageOf(course, languages);
    const [level, ...others] = [...new Set(levelsIn(`${course.title} ${course.summary}`))];
    const subject = language ? `${language.name} course` : "Course";
    return {
      ground: "courses",
      language: language && drawnLanguage(language),
      above: joined(subject, others.length === 0 ? level : undefined),
    };
  },
} as const satisfies ItemPage<Course>;
