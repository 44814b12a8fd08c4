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
  classes: itemPages("/classes", "Classes", "class", ({ id, of, title }: ClassNames) => numberedSlug(id, `${of} ${title}`)),
  teachers: itemPages("/about", "About Us", "teacher", ({ id, name }: { id: number; name: string }) => numberedSlug(id, name)),
  /** A post's address has its slug, or else its id (specification, section 2). */
  posts: itemPages("/blog", "Blog", "blog", ({ slug, id }: { slug: string; id: number }) => slug || id),
};

export const courseAddress = pagesOf.courses.address;
export const examAddress = pagesOf.exams.address;
export const postAddress = pagesOf.posts.address;
export const classAddress = pagesOf.classes.address;
export const teacherAddress = pagesOf.teachers.address;

/** What a class is `of`: a language, else a course or exam. */
type ClassNames = { id: number; of: string; title: string };

/** Whether a page is of an item of a list, as "/class/12" is of "/classes". */
export function isItemOf(list: string, path: string): boolean {
  return Object.values(pagesOf).some((pages) => pages.list === list && path.startsWith(`/${pages.part}/`));
}

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

/** "12-german-a1": the id, by which the item is found, and words that only people read. */
function numberedSlug(id: number, called: string): string {
  const words = called
    .normalize("NFD")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  let slug = String(id);
  for (const word of new Set(words)) {
    if (slug.length + word.length >= longestSlug) break;
    slug += `-${word}`;
  }
  return slug;
}

const longestSlug = 70;

/** The id in the last part of such an address ("12", "12-german-a1"); undefined where there is none. */
export function numberInSlug(slug: string): number | undefined {
  const [, number] = /^([1-9]\d{0,9})(?:-|$)/.exec(slug) ?? [];
  return Number(number) <= greatestId ? Number(number) : undefined;
}

const greatestId = 2_147_483_647;

/** The HTML id of a branch on the contact page. */
export function branchId({ id }: { id: number }): string {
  return `branch-${id}`;
}

export function branchAddress(branch: { id: number }): string {
  return `/contact#${branchId(branch)}`;
}

/** The HTML id of the heading above the contact form. */
export const formId = "message-heading";

/** The contact form for a seat of a class, or a place on its waiting list; at the form itself, not at the head of its page. */
export function askAddress(classId: number): string {
  return `/contact?class=${classId}#${formId}`;
}
