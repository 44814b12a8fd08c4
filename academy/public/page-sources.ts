import { contentKinds, type KindName } from "#contract/content-kinds.ts";
import type { ContentKind } from "#contract/kinds/content-kind.ts";

/** What a page can be made from: content, what staff set for the site, the day (a post appears on its date) and moments of publishing. */
type Table = (typeof contentKinds)[KindName]["table"];
export type PageSource = Table | "site_settings" | "redirects" | "day" | "moment";

/** What anything that shows this kind of content is made from. */
export function sourcesOf(kind: KindName): PageSource[] {
  const { table, ...declaration }: ContentKind & { table: Table } = contentKinds[kind];
  return [
    table,
    ...(declaration.shows ?? []),
    ...(declaration.dated ? (["day"] as const) : []),
    ...(declaration.publishing ? (["moment"] as const) : []),
  ];
}
