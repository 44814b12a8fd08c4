import { languageOf } from "#contract/site/course-language.ts";
import { courseAddress } from "#contract/site/page-address.ts";
import type { NamedLink } from "#contract/site-texts/text-shapes.ts";

/** Where the footer's courses are now that are no longer at the address it names, by that address; "" when gone. */
export type MovedCourses = Readonly<Record<string, string>>;

const start = "/course/";

/** A course that staff have given another name is found by its language. Usually none has moved, and pages carry nothing. */
export function movedCourses(links: readonly NamedLink[], courses: ReadonlyArray<{ slug: string; title: string }>): MovedCourses {
  const moved = links.flatMap(({ name, to }) => {
    if (!to.startsWith(start)) return [];
    const slug = to.slice(start.length);
    const title = slug.replaceAll("_", " ");
    if (courses.some((course) => course.slug === slug || course.title === title)) return [];
    const language = languageOf({ slug, title: name });
    const renamed = language && courses.find((course) => languageOf(course) === language);
    return [[to, renamed ? decodeURI(courseAddress(renamed)) : ""]];
  });
  return Object.fromEntries(moved);
}
