import type { Course } from "#contract/course.ts";
import { languageOf } from "#contract/site/course-language.ts";
import { levelsIn } from "#contract/site/named-levels.ts";
import type { ItemPage } from "../content/item-page.ts";
import { joined } from "../text/joined.ts";
import { courseAtAddress } from "./course.ts";

export const coursePage = {
  card: ["title", "slug", "summary", "duration", "image"],
  find: courseAtAddress,
  share(course: Course) {
    const language = languageOf(course);
    const [level, ...others] = [...new Set(levelsIn(`${course.title} ${course.summary}`))];
    const subject = language ? `${language.slice(0, 1).toUpperCase()}${language.slice(1)} course` : "Course";
    return { ground: "courses", language, above: joined(subject, others.length === 0 ? level : undefined) };
  },
} as const satisfies ItemPage<Course>;
