import { languageOf, type NamedLanguage } from "#contract/site/course-language.ts";
import { courseAddress } from "#contract/site/page-address.ts";
import type { NamedLink } from "#contract/site-texts/text-shapes.ts";

/** The footer's courses that are elsewhere or called otherwise than it says, by the address that it names; "" when gone. */
export type MovedCourses = Readonly<Record<string, NamedLink | "">>;

const start = "/course/";

/**
 * A course that staff have given another name is found by its language, and its link says its title as long as it says what the program
 * said first (`first`). Usually none has moved, and pages carry nothing.
 */
export function movedCourses(
  links: readonly NamedLink[],
  courses: ReadonlyArray<{ slug: string; title: string }>,
  first: readonly NamedLink[],
  languages: readonly NamedLanguage[],
): MovedCourses {
  const moved = links.flatMap((link): [string, NamedLink | ""][] => {
    const { name, to } = link;
    if (!to.startsWith(start)) return [];
    const slug = to.slice(start.length);
    const title = slug.replaceAll("_", " ");
    const here = courses.find((course) => course.slug === slug) ?? courses.find((course) => course.title === title);
    const language = languageOf({ slug, title: name }, languages);
    const course = here ?? (language && courses.find((other) => languageOf(other, languages) === language));
    if (!course) return [[to, ""]];
    const said = first.some((one) => one.to === to && one.name === name) ? course.title : name;
    if (here && said === name) return [];
    return [[to, { to: here ? to : decodeURI(courseAddress(course)), name: said }]];
  });
  return Object.fromEntries(moved);
}
