import type { IncomingMessage } from "node:http";
import type { Academy } from "#academy/academy.ts";
import type { FairQueue } from "#academy/limits/fair-queue.ts";
import { type CachedResponse, cachedResponse } from "../delivery/cached-response.ts";
import type { PageCache, Rendered } from "../delivery/page-cache.ts";
import { isReading } from "../requests/request-type.ts";
import { leadOn, withQueryOf } from "./lead-on.ts";
import { isMissing, type MissingPages } from "./missing-pages.ts";
import type { Pages } from "./pages.ts";
import { answerPreviewLink, noPage } from "./preview-links.ts";

type Needs = {
  academy: Academy;
  pages: Pages;
  pageCache: PageCache;
  missing: MissingPages;
  staticFile: (url: string) => CachedResponse | undefined;
  /** Renders wait for their turn in it. */
  queue: FairQueue;
  /** Gives a response, or that of a render, the headers that all have. */
  secured: (response: Response) => Response;
  securedRender: (render: () => Promise<Rendered>) => Promise<Rendered>;
  addressOf: (request: IncomingMessage) => string;
};

/** Answers requests for pages: `cached` from memory; where that answers undefined, `made` does the work. `url`: path and query. */
export function createPageAnswers({ academy, pages, pageCache, missing, staticFile, queue, secured, securedRender, addressOf }: Needs) {
  const inTurn = (client: string, render: () => Promise<Rendered>) => queue.inTurn(client, () => securedRender(render));

  /** `unknown`: no route knows the address. */
  const page = (path: string, unknown: boolean, client: string) =>
    pageCache.fill(path, { client, enter: queue.enter }, () => securedRender(() => pages.renderFor(path, unknown)));

  return {
    /** A file of the build, a cached page, or the way to a canonical address. */
    cached(request: IncomingMessage, url: string): CachedResponse | undefined {
      // Most requests end here: the key of a cached page is its canonical address, so that address need not be parsed.
      const known = pageCache.get(url) ?? staticFile(url);
      if (known && !isMissing(known)) return known;
      const address = pages.read(url);
      // An item that is not cached may itself have another address by now: `made` then redirects in one step.
      if ("moved" in address) return address.item === undefined || pageCache.get(address.item) ? movedTo(address.moved) : undefined;
      const cached = pageCache.get(address.path);
      if (!cached || !isMissing(cached)) return cached;
      if (missing.mayLead(url)) return undefined;
      const { method = "", headers } = request;
      missing.note(method, url, { referer: headers.referer, host: headers.host, client: addressOf(request) });
      return cached;
    },

    async made(request: Request, url: string, client: string): Promise<Response | CachedResponse> {
      const { method, headers } = request;
      const address = pages.read(url);
      if (!isReading(method)) {
        // 308 keeps the method and the body of a form.
        if ("moved" in address) return secured(leadOn(address.moved, 308));
        const made = await inTurn(client, () => pages.render(request));
        return "answer" in made ? made.answer : cachedResponse(made.response, headers.get("accept-encoding") ?? "");
      }
      if ("moved" in address) {
        const item = address.item === undefined ? undefined : await page(address.item, false, client);
        // Where the item itself leads elsewhere (an address that it had before, a class that is over), it is one redirect, not two.
        if (item?.status === 301 || item?.status === 302) return withQuery(item, url);
        const led = item && isMissing(item) ? await missing.lead(url) : undefined;
        return secured(led ?? leadOn(address.moved, 301));
      }
      // HEAD is GET without the body, which sendCachedResponse leaves out.
      const answer = await page(address.path, address.unknown, client);
      if (!isMissing(answer)) return withQuery(answer, url);
      const led = await missing.lead(url);
      if (led) return secured(led);
      missing.note(method, url, { referer: headers.get("referer"), host: headers.get("host"), client });
      return answer;
    },

    /** Makes and caches the page at a canonical address, for no client. */
    make: (path: string): Promise<CachedResponse> => page(path, false, ""),

    preview: (path: string, client: string): Promise<CachedResponse> =>
      answerPreviewLink(path, client, { academy, pages, inTurn, missing: () => page(noPage, true, client) }),
  };

  function movedTo(address: string): CachedResponse {
    const { status, headers } = secured(leadOn(address, 301));
    return { status, headers: Object.fromEntries(headers), etag: "", bodies: { identity: new Uint8Array() }, flat: {} };
  }
}

/** Where an item's page is a redirect, the query goes along. */
function withQuery(answer: CachedResponse, url: string): CachedResponse {
  const { location } = answer.headers;
  if (answer.status !== 301 || location === undefined) return answer;
  return { ...answer, headers: { ...answer.headers, location: withQueryOf(url, location) }, flat: {} };
}
