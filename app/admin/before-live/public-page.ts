import { contentKinds, kindAt, type PagedPath } from "#contract/content-kinds.ts";
import type { FieldList } from "#contract/fields/field.ts";

/** What the form of an item with a page holds; while the form is made, not all of it is there. */
export type PublicValues = Record<string, unknown> & {
  title?: string;
  slug?: string;
  summary?: string;
  image?: string;
  description?: string;
  seo_title?: string;
  seo_description?: string;
};

/** Where the page of what is typed will be, and what search engines will be told of it. */
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
