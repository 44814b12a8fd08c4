import { type PageSource, sourcesOf } from "#academy/public/public-reading.ts";
import { apiPath } from "#api/content-negotiation.ts";
import { contentKinds, kindNames } from "#contract/content-kinds.ts";
import { isReading } from "../requests/request-kind.ts";

const sources = new Map(kindNames.map((kind): [string, readonly PageSource[]] => [`/${contentKinds[kind].path}`, sourcesOf(kind)]));

export function sourcesOfList(path: string): readonly PageSource[] | undefined {
  return sources.get(apiPath(path));
}

/** Whether a call is for a list as everybody gets it: no token, and with `path` a whole address, nothing narrowed. */
export function isPublicList(method: string, path: string, hasToken: boolean): boolean {
  return isReading(method) && !hasToken && sourcesOfList(path) !== undefined;
}
