import { slug as slugSchema } from "#contract/fields/text.ts";
import { courseSlug, examSlug, postSlug } from "#contract/site/slugs.ts";
import type { ImportedKind } from "./import-item.ts";

const makers: Partial<Record<ImportedKind, (title: string) => string>> = { courses: courseSlug, exams: examSlug, posts: postSlug };
const longest = 120;

/** An item's old slug, if it can be one here; else what its kind makes of that, or of its title. "" for a kind without slugs. */
export function importedSlug(kind: ImportedKind, { slug, title, number }: { slug: string; title: string; number: string }): string {
  const make = makers[kind];
  if (!make) return "";
  if (slugSchema.safeParse(slug).success) return slug.trim();
  const made = [slug, title].map((text) => make(text).slice(0, longest)).find((text) => slugSchema.safeParse(text).success);
  return made ?? make(`imported ${number}`);
}

/** The same slug for one more: "tips-2". */
export function nextSlug(slug: string, isTaken: (slug: string) => boolean): string {
  for (let number = 2; ; number++) if (!isTaken(`${slug}-${number}`)) return `${slug}-${number}`;
}
