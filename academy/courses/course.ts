import { maxFeaturedCourses } from "#contract/limits.ts";
import { TooManyFeatured } from "../errors.ts";

/** The link slug of a course: its slug, or else the title with whitespace as underscores (section 2). */
export function courseAddress(course: { slug: string; title: string }): string {
  return course.slug || course.title.trim().replace(/\s+/g, "_");
}

/** Refuses a fifth featured course (section 4). `others`: titles of the featured courses besides this one. */
export function assertRoomToFeature(others: readonly string[]): void {
  if (others.length < maxFeaturedCourses) return;
  throw new TooManyFeatured(
    `Only ${maxFeaturedCourses} courses can be featured. Featured now: ${others.join(", ")}. Unfeature one of them first.`,
  );
}
