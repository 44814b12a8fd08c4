import { courseAddress } from "#contract/page-address.ts";
import { languageOf } from "../courses/course-language.ts";
import { popularCourses } from "./navigation.ts";

/** Where the footer's courses are now that are no longer at the address it names, by that address; "" when gone. */
export type MovedCourses = Readonly<Record<string, string>>;

/** A course that staff have given another name is found by its language. Usually none has moved, and pages carry nothing. */
export function movedCourses(courses: ReadonlyArray<{ slug: string; title: string }>): MovedCourses {
  const lost = popularCourses.filter(({ address }) => {
    const title = address.replaceAll("_", " ");
    return !courses.some((course) => course.slug === address || course.title === title);
  });
  return Object.fromEntries(
    lost.map(({ address, name }) => {
      const renamed = courses.find((course) => languageOf(course) === name.toLowerCase());
      return [address, renamed ? courseAddress(renamed) : ""];
    }),
  );
}
