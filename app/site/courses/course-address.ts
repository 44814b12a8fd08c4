/** Where a course's page is: by its slug, or else by its title with whitespace as underscores (specification, section 2). */
export function courseAddress(course: { slug: string; title: string }): string {
  return `/course/${encodeURIComponent(course.slug || course.title.trim().replace(/\s+/g, "_"))}`;
}
