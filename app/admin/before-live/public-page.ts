import { contentKinds, kindAt, type PagedPath } from "#contract/content-kinds.ts";
import { searchTextsOf } from "#contract/site/search-texts.ts";

const headOf = { courses: searchTextsOf.course, exams: searchTextsOf.exam, blogs: searchTextsOf.post } satisfies Record<PagedPath, unknown>;

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

export function publicPageOf(kind: PagedPath, values: PublicValues): { path: string; title: string; description: string } {
  const { title = "", slug = "", summary = "", description = "" } = values;
  const item = { ...values, title: title.trim(), slug, summary: summary.trim(), description, id: 0 };
  return { path: contentKinds[kindAt(kind)].page(item), ...headOf[kind](item) };
}
