import type { FairQueue } from "#academy/limits/fair-queue.ts";
import { pathOf, type ServiceRequestType } from "../requests/request-type.ts";
import { type CachedResponse, cachedResponse } from "./cached-response.ts";
import type { PageCache } from "./page-cache.ts";
import { isPublicList, publicAnswerAt } from "./public-answers.ts";

type Needs = {
  pageCache: PageCache;
  queue: FairQueue;
  /** Asks the API, the pictures or the probes. */
  ask: (type: ServiceRequestType, request: Request, path: string) => Promise<Response>;
};

/** Answers calls, pictures and probes. Of these only what is the same for everybody is cached, as pages are. `url`: path and query. */
export function createCallAnswers({ pageCache, queue, ask }: Needs) {
  return {
    cached(method: string, url: string, hasToken: boolean): CachedResponse | undefined {
      const shared = publicAnswerAt(method, url, hasToken);
      return shared && pageCache.get(shared.key);
    },

    async made(type: ServiceRequestType, request: Request, url: string, client: string): Promise<Response | CachedResponse> {
      const { method, headers } = request;
      const path = pathOf(url);
      const whole = async () => packed(request, await ask(type, request, path));
      const shared = publicAnswerAt(method, url, headers.has("authorization"));
      if (!shared) return isPublicList(path) ? queue.inTurn(client, whole) : whole();
      const asked = new Request(new URL(path, request.url), { headers });
      // Asked with GET and without conditions, so that what is cached for everybody has a body.
      for (const name of ["if-none-match", "if-modified-since"]) asked.headers.delete(name);
      return pageCache.fill(shared.key, { client, enter: queue.enter }, async () => {
        const response = await ask(type, asked, path);
        return { response, sources: new Set(shared.sources), keep: response.status === 200 };
      });
    },
  };
}

/** Compresses what is not cached: lists for staff are long. A CachedResponse also has a known size, which server/listener.ts asks for. */
async function packed(request: Request, response: Response): Promise<Response | CachedResponse> {
  const isWhole =
    request.method === "GET" && response.status === 200 && /^(application\/json|image\/)/.test(response.headers.get("content-type") ?? "");
  return isWhole ? cachedResponse(response, request.headers.get("accept-encoding") ?? "") : response;
}
