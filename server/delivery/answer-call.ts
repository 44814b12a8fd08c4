import { pathOf, type ServiceKind } from "../requests/request-kind.ts";
import { type CachedResponse, cachedResponse } from "./cached-response.ts";
import { publicListAt } from "./list-cache.ts";
import type { PageCache } from "./page-cache.ts";
import type { RenderQueue } from "./render-queue.ts";

type Needs = {
  pageCache: PageCache;
  inTurn: RenderQueue;
  /** Asks the API, the pictures or the probes. */
  ask: (kind: ServiceKind, request: Request, path: string) => Promise<Response>;
};

/** Answers what is no page. Whole lists as everybody gets them are cached like pages; nothing else is. `url`: path and query. */
export function createCallAnswers({ pageCache, inTurn, ask }: Needs) {
  return {
    cached(method: string, url: string, hasToken: boolean): CachedResponse | undefined {
      const list = publicListAt(method, url, hasToken);
      return list && pageCache.get(list.key);
    },

    async made(kind: ServiceKind, request: Request, url: string, client: string): Promise<Response | CachedResponse> {
      const { method, headers } = request;
      const path = pathOf(url);
      const list = publicListAt(method, path, headers.has("authorization"));
      if (!list) return packed(request, await ask(kind, request, path));
      // A part of a list may have megabytes: twenty at once kept everyone waiting for 2 s.
      if (url !== path) return packed(request, await inTurn(client, () => ask(kind, request, path)));
      const asGet = method === "HEAD" ? new Request(request.url, { headers }) : request;
      return pageCache.fill(list.key, async () => {
        const response = await inTurn(client, () => ask(kind, asGet, path));
        return { response, sources: new Set(list.sources), keep: response.status === 200 };
      });
    },
  };
}

/** Lists for staff are long and never cached; they travel packed all the same. */
async function packed(request: Request, response: Response): Promise<Response | CachedResponse> {
  const isList =
    request.method === "GET" && response.status === 200 && /^application\/json/.test(response.headers.get("content-type") ?? "");
  return isList ? cachedResponse(response) : response;
}
