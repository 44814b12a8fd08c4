import { courseAddress, examAddress, postAddress } from "#contract/site/page-address.ts";
import { searchTextsOf } from "#contract/site/search-texts.ts";

const publicKinds = ["courses", "exams", "blogs"] as const;
export type PublicKind = (typeof publicKinds)[number];

export function isPublicKind(kind: string): kind is PublicKind {
  return publicKinds.some((known) => known === kind);
}

/** What a form of one of them holds; not all of it while it is made. */
export type PublicValues = {
  title?: string;
  slug?: string;
  summary?: string;
  image?: string;
  description?: string;
  content?: string;
  modules?: string[];
  category?: string;
  date?: string;
  targetScore?: string;
  seo_title?: string;
  seo_description?: string;
};

export function publicPageOf(kind: PublicKind, values: PublicValues): { path: string; title: string; description: string } {
  const { title = "", slug = "", summary = "", description = "" } = values;
  const item = { ...values, title: title.trim(), slug, summary: summary.trim(), description, id: 0 };
  if (kind === "courses") return { path: courseAddress(item), ...searchTextsOf.course(item) };
  if (kind === "exams") return { path: examAddress(item), ...searchTextsOf.exam(item) };
  return { path: postAddress(item), ...searchTextsOf.post(item) };
}
