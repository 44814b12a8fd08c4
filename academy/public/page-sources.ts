import { contentKinds, type KindName } from "#contract/content-kinds.ts";
import type { ContentKind } from "#contract/kinds/content-kind.ts";

type Table = (typeof contentKinds)[KindName]["table"];
/** What a page can be made from: content, what staff set for the site, redirects, the day (a post appears on its date) and moments of publishing. */
export type PageSource = Table | "site_settings" | "redirects" | "day" | "moment";

/** What a page that shows this kind of content is made from. */
export function sourcesOf(kind: KindName): PageSource[] {
  const { table, ...declaration }: ContentKind & { table: Table } = contentKinds[kind];
  return [
    table,
    ...(declaration.shows ?? []),
    ...(declaration.dated ? (["day"] as const) : []),
    ...(declaration.publishing ? (["moment"] as const) : []),
  ];
}
