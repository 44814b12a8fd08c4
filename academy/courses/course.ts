import { maxFeaturedCourses } from "#contract/limits.ts";
import { courseLinkSlug } from "#contract/site/page-address.ts";
import { TooManyFeatured } from "../errors.ts";
import { sameInAnyCase, titleFromAddress } from "../text/title-from-address.ts";

/** The course an address means: by slug, by title with "_" for spaces (section 7), or by either in another case, which redirects. */
export function courseAtAddress<C extends { slug: string; title: string }>(courses: readonly C[], address: string): C | undefined {
  const title = titleFromAddress(address);
  return (
    courses.find((course) => course.slug === address) ??
    courses.find((course) => courseLinkSlug(course) === address || course.title === title) ??
    courses.find((course) => sameInAnyCase(course.slug, address) || sameInAnyCase(course.title, title))
  );
}

/** Whether one more can be featured beside `others`. */
export const hasRoomToFeature = (others: readonly string[]) => others.length < maxFeaturedCourses;

/** Refuses a fifth featured course (section 4). `others`: titles of the featured courses besides this one. */
export function assertRoomToFeature(others: readonly string[]): void {
  if (hasRoomToFeature(others)) return;
  throw new TooManyFeatured(
    `Only ${maxFeaturedCourses} courses can be featured. Featured now: ${others.join(", ")}. Unfeature one of them first.`,
  );
}
