import { type PageSource, sourcesOf } from "#academy/public/page-sources.ts";
import { contentKinds, kindNames } from "#contract/content-kinds.ts";
import { isReading } from "../requests/request-kind.ts";

/** `key`: in the page cache, where some addresses are a page's as well. */
type PublicList = { key: string; sources: readonly PageSource[] };

const lists = new Map(
  kindNames.flatMap((kind) =>
    ["", "/api"].map((base): [string, PublicList] => {
      const address = `${base}/${contentKinds[kind].path}`;
      return [address, { key: `api ${address}`, sources: sourcesOf(kind) }];
    }),
  ),
);

/** The list at `path` as everybody gets it: without a token and, where `path` is a whole address, not narrowed. */
export function publicListAt(method: string, path: string, hasToken: boolean): PublicList | undefined {
  return isReading(method) && !hasToken ? lists.get(path) : undefined;
}
