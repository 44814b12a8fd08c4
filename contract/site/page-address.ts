/** Where a kind of content is on the site: the list of its items, what that is called, and the page of each. */
export type ItemPages<Item> = {
  list: string;
  name: string;
  /** The first part of an item's address. */
  part: string;
  address: (item: Item) => string;
};

/** `part` and `slugOf` make the address: "/course/German_Deutsch". */
function itemPages<Item>(list: string, name: string, part: string, slugOf: (item: Item) => string | number): ItemPages<Item> {
  return { list, name, part, address: (item) => `/${part}/${encodeURIComponent(slugOf(item))}` };
}

/** Every kind that has pages. Visitors' browsers load this list only: the kinds themselves would bring their schemas along. */
export const pagesOf = {
  courses: itemPages("/courses", "Courses", "course", courseLinkSlug),
  exams: itemPages("/exams", "Exams", "exam", examLinkSlug),
  /** Of a post by its slug, or else by its id (specification, section 2). */
  posts: itemPages("/blog", "Blog", "blog", ({ slug, id }: { slug: string; id: number }) => slug || id),
};

export const courseAddress = pagesOf.courses.address;
export const examAddress = pagesOf.exams.address;
export const postAddress = pagesOf.posts.address;

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

export function subjectAddress(subject: { kind: "course" | "exam"; slug: string; title: string }): string {
  return subject.kind === "course" ? courseAddress(subject) : examAddress(subject);
}

/** Where one asks for a seat of a class, or for a place on its waiting list: at the form, not at the head of its page. */
export function askAddress(classId: number): string {
  return `/contact?class=${classId}#message-heading`;
}
