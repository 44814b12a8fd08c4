import { type PageSource, sourcesOf } from "#academy/public-reading.ts";
import { apiPath } from "#api/content-negotiation.ts";
import { contentKinds, kindNames } from "#contract/content-kinds.ts";

const sources = new Map(kindNames.map((kind): [string, readonly PageSource[]] => [`/${contentKinds[kind].path}`, sourcesOf(kind)]));

export function sourcesOfList(path: string): readonly PageSource[] | undefined {
  return sources.get(apiPath(path));
}

/** Whether a call is for a whole list as everybody gets it: nothing narrowed, and no token. */
export function isKeptList(method: string, url: string, hasToken: boolean): boolean {
  return (method === "GET" || method === "HEAD") && !hasToken && sourcesOfList(url) !== undefined;
}
