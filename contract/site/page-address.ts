/** The link slug of a course: its slug, or else the title with whitespace as underscores (specification, section 2). */
export function courseLinkSlug({ slug, title }: { slug: string; title: string }): string {
  return slug || title.trim().replace(/\s+/g, "_");
}

/** The link slug of an exam: its slug, or else its title made into one (specification, section 2). */
export function examLinkSlug({ slug, title }: { slug: string; title: string }): string {
  if (slug) return slug;
  return title
    .trim()
    .replace(/\s+/g, "_")
    .replace(/[()–—]/g, "")
    .replace(/_+/g, "_");
}

/** Where the page of a course is. */
export function courseAddress(course: { slug: string; title: string }): string {
  return `/course/${encodeURIComponent(courseLinkSlug(course))}`;
}

export function examAddress(exam: { slug: string; title: string }): string {
  return `/exam/${encodeURIComponent(examLinkSlug(exam))}`;
}

/** Where the page of a post is: by its slug, or else by its id (specification, section 2). */
export function postAddress({ slug, id }: { slug: string; id: number }): string {
  return `/blog/${encodeURIComponent(slug || id)}`;
}

export function subjectAddress(subject: { kind: "course" | "exam"; slug: string; title: string }): string {
  return subject.kind === "course" ? courseAddress(subject) : examAddress(subject);
}

/** Where one asks for a seat of a class, or for a place on its waiting list: at the form, not at the head of its page. */
export function askAddress(classId: number): string {
  return `/contact?class=${classId}#message-heading`;
}
