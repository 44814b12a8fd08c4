import { type PageSource, sourcesOf } from "#academy/public/page-sources.ts";
import { contentKinds, kindNames } from "#contract/content-kinds.ts";
import { isReading, pathOf } from "../requests/request-type.ts";

/** An answer of the API that is the same for everybody. `key`: in the page cache, where some addresses are a page's as well. */
type PublicAnswer = { key: string; sources: readonly PageSource[]; parameters: readonly string[] };

const lists = kindNames.flatMap((kind) =>
  ["", "/api"].map((base): [string, PublicAnswer] => {
    const address = `${base}/${contentKinds[kind].path}`;
    return [address, { key: `api ${address}`, sources: sourcesOf(kind), parameters: Object.keys(contentKinds[kind].query.shape) }];
  }),
);
/** Made from the facts, too: they carry the academy's name. */
const documents = ["/api/openapi.json", "/api/docs"].map((address): [string, PublicAnswer] => [
  address,
  { key: `api ${address}`, sources: ["site_settings"], parameters: [] },
]);
const answers = new Map([...lists, ...documents]);

/** The answer at `url` that is made once for all who ask without a token; undefined where a query narrows it. */
export function publicAnswerAt(method: string, url: string, hasToken: boolean): PublicAnswer | undefined {
  if (!isReading(method) || hasToken) return undefined;
  const path = pathOf(url);
  const found = answers.get(path);
  if (!found || url === path) return found;
  const given = new URLSearchParams(url.slice(path.length));
  return found.parameters.some((name) => given.has(name)) ? undefined : found;
}

/** Whether there is such an answer at `path`; with a query that narrows it, it is made for each who asks. */
export const isPublicList = (path: string): boolean => answers.has(path);
