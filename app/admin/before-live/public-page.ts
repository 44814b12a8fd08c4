import { contentKinds, kindAt, type PagedPath } from "#contract/content-kinds.ts";
import type { FieldList } from "#contract/fields/field.ts";

/** What a form of one of them holds; not all of it while it is made. */
export type PublicValues = Record<string, unknown> & {
  title?: string;
  slug?: string;
  summary?: string;
  image?: string;
  description?: string;
  seo_title?: string;
  seo_description?: string;
};

export function publicPageOf(kind: PagedPath, values: PublicValues): { path: string; title: string; description: string } {
  const { page } = contentKinds[kindAt(kind)];
  const { title = "", slug = "", summary = "", description = "", seo_title = "", seo_description = "" } = values;
  const trimmed = { title: title.trim(), summary: summary.trim(), seo_title: seo_title.trim(), seo_description: seo_description.trim() };
  const item = { ...values, ...trimmed, slug, description, id: 0 };
  return { path: page.address(item), ...page.head(item) };
}

/** The fields of a kind. */
export function fieldsOfPage(kind: PagedPath): FieldList {
  return contentKinds[kindAt(kind)].list;
}

/** The rich texts of an item by their fields. */
export function richTextsOf(kind: PagedPath, values: PublicValues): { field: string; html: string }[] {
  return Object.entries(fieldsOfPage(kind)).flatMap(([field, { type }]) =>
    type === "html" ? [{ field, html: String(values[field] ?? "") }] : [],
  );
}
