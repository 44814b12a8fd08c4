import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { isForApi, negotiatedRequestOf } from "#api/content-negotiation.ts";
import { type Problem, problem, problemOf } from "#api/problem.ts";
import type { Config } from "./config.ts";
import { type CachedResponse, cachedResponse } from "./delivery/cached-response.ts";
import { isKeptList, sourcesOfList } from "./delivery/list-cache.ts";
import { createPageOptimizer } from "./delivery/optimize-page.ts";
import { createPageCache, type Rendered } from "./delivery/page-cache.ts";
import { Busy, createRenderQueue } from "./delivery/render-queue.ts";
import { openStaticFiles } from "./delivery/static-files.ts";
import { readStyleSheets } from "./delivery/style-sheet.ts";
import { startVersionPoller } from "./delivery/version-poller.ts";
import { errorFacts, type Log } from "./log.ts";
import { originForm } from "./pages/canonical-urls.ts";
import { type Asker, createMissingPages, isMissing } from "./pages/missing-pages.ts";
import { createPages } from "./pages/pages.ts";
import { answerPreviewLink, isPreviewLink, noPage } from "./pages/preview-links.ts";
import { answerSharePicture, isSharePicture } from "./pages/share-pictures.ts";
import { addSecurityHeaders } from "./requests/security-headers.ts";
import { createServices } from "./services.ts";

export type App = Awaited<ReturnType<typeof createApp>>;

const pageCacheBytes = 48_000_000;
const isElsewhere = (path: string) => path === "/healthz" || path === "/readyz" || path.startsWith("/media/");

/**
 * Wires every room and the pages together. `root`: the folder of the program; `built`: that of the build. Without a build
 * Vite answers files and adds scripts of its own to pages, so nothing is kept, cut or restricted (server/dev.ts).
 */
export async function createApp(config: Config, log: Log, { root, built }: { root: string; built: string | undefined }) {
  const services = createServices(config, log, { root, built });
  const { hsts } = config;
  const staticFile = built ? openStaticFiles(join(built, "client"), (headers) => addSecurityHeaders(headers, hsts)) : () => undefined;
  const optimize = createPageOptimizer(built ? readStyleSheets(built) : {});
  const poller = startVersionPoller(services.database, services.academy);
  await poller.look();
  const pageCache = createPageCache(poller.now, built ? pageCacheBytes : 0);
  const pages = createPages(
    config,
    services,
    (error) => log("error", "a page could not be made", errorFacts(error)),
    pageCache.get,
    built ? optimize : (html) => html,
  );
  const inTurn = createRenderQueue();
  const drawInTurn = createRenderQueue(1);
  const missing = createMissingPages(services.academy, () => poller.now().redirects);
  services.setPreviewPage(async (shown) => {
    const made = await pages.preview(shown, {});
    return "response" in made ? made.response.text() : "";
  });

  async function answerPage(request: Request, url: string, client: string): Promise<Response | CachedResponse> {
    const asks = request.method === "GET" || request.method === "HEAD";
    const make = (render: () => Promise<Rendered>) => inTurn(client, async () => secured(await render()));
    const page = (path: string, unknown: boolean) => pageCache.fill(path, () => make(() => pages.renderFor(path, unknown)));
    const isPreview = asks && isPreviewLink(pathOf(url));
    const address = pages.read(isPreview ? noPage : url);
    if (isPreview && "path" in address)
      return answerPreviewLink(pathOf(url), client, { services, pages, make, missing: () => page(noPage, true) });
    if ("moved" in address) {
      const item = asks && address.item !== undefined ? await page(address.item, false) : undefined;
      // One step, also from another form of an address that an item had before.
      if (item?.status === 301) return withQuery(item, url);
      const led = item && isMissing(item) ? await missing.lead(url) : undefined;
      if (led) return secured(led);
      // 308 keeps the method and the body of a form.
      return secured(redirectTo(address.moved, asks ? 301 : 308));
    }
    // HEAD is GET without the body, which sendCachedResponse leaves out.
    if (asks) {
      const answer = await page(address.path, address.unknown);
      if (!isMissing(answer)) return withQuery(answer, url);
      const led = await missing.lead(url);
      if (led) return secured(led);
      noteMissing(request.method, url, { referer: request.headers.get("referer"), host: request.headers.get("host"), client });
      return answer;
    }
    const made = await make(() => pages.render(request));
    return "answer" in made ? made.answer : made.response;
  }

  /** Whole lists of the API are kept like pages; everything else that it answers is not. */
  async function answerElse(request: Request, url: string, path: string, client: string): Promise<Response | CachedResponse> {
    const work = async (asked: Request) => secured((await services.answer(asked, path)) ?? new Response(null, { status: 404 }));
    // A part of a list may have megabytes: twenty at once kept everyone waiting for 2 s.
    const inQueue = /^(GET|HEAD)$/.test(request.method) && sourcesOfList(path) !== undefined && !request.headers.has("authorization");
    const answered = (asked: Request) => (inQueue ? inTurn(client, () => work(asked)) : work(asked));
    if (!isKeptList(request.method, url, request.headers.has("authorization"))) return packed(request, await answered(request));
    const asGet = request.method === "HEAD" ? new Request(request.url, { headers: request.headers }) : request;
    return pageCache.fill(`api ${path}`, async () => {
      const response = await answered(asGet);
      return { response, nouns: new Set(sourcesOfList(path)), keep: response.status === 200 };
    });
  }

  async function answerShare(path: string, client: string): Promise<CachedResponse> {
    const draw = () => drawInTurn(client, async () => secured(await answerSharePicture(path, services)));
    return pageCache.get(path) ?? pageCache.fill(path, draw);
  }

  function noteMissing(method: string, url: string, asker: Asker): void {
    if (method === "GET") missing.note(url, asker);
  }

  function moved(to: string): CachedResponse {
    const { status, headers } = secured(redirectTo(to, 301));
    return { status, headers: Object.fromEntries(headers), etag: "", bodies: { identity: new Uint8Array() }, flat: {} };
  }

  function secured<T extends Response | Rendered>(made: T): T {
    if (!built) return unrestricted(made);
    if (made instanceof Response) addSecurityHeaders(made.headers, hsts);
    else if ("response" in made) addSecurityHeaders(made.response.headers, hsts);
    return made;
  }

  return {
    startDatabase: services.startDatabase,
    setSiteProbe: services.setSiteProbe,
    hsts,

    /** A form posted to another form of a page's address is led to the canonical one; nothing of it is read here. */
    movedForm({ method, url: line = "/" }: IncomingMessage): Problem | undefined {
      const address = method === "POST" ? pages.read(originForm(line)) : undefined;
      return address && "moved" in address ? problem(308, "This form belongs to another address.", { location: address.moved }) : undefined;
    },

    admit: services.admit,
    addressOf: services.addressOf,

    start(): void {
      services.start();
      poller.start();
    },
    close(): Promise<void> {
      poller.stop();
      return services.close();
    },

    /** An answer that needs no work: a file of the build, a kept one, or the way to a canonical address. */
    cachedAnswer(request: IncomingMessage): CachedResponse | undefined {
      const { method = "", url: line = "/", headers } = request;
      if (method !== "GET" && method !== "HEAD") return undefined;
      const url = originForm(line);
      const path = pathOf(url);
      if (isForApi({ method, accept: headers.accept, userAgent: headers["user-agent"] }, path))
        return isKeptList(method, url, headers.authorization !== undefined) ? pageCache.get(`api ${path}`) : undefined;
      // Keys are canonical addresses only.
      const known = pageCache.get(url) ?? staticFile(url);
      if ((known && !isMissing(known)) || isElsewhere(path) || isPreviewLink(path)) return known;
      const address = pages.read(url);
      if ("moved" in address) return address.item === undefined || pageCache.get(address.item) ? moved(address.moved) : undefined;
      const page = pageCache.get(address.path);
      if (!page || !isMissing(page)) return page;
      if (missing.mayLead(url)) return undefined;
      noteMissing(method, url, { referer: headers.referer, host: headers.host, client: services.addressOf(request) });
      return page;
    },

    /** Answers one request that came from `socketAddress`, working for it. Never throws. */
    async handle(request: Request, socketAddress: string): Promise<Response | CachedResponse> {
      const client = services.noteAddress(request, socketAddress);
      const { pathname: path, search } = new URL(request.url);
      try {
        if (isSharePicture(path) && /^(GET|HEAD)$/.test(request.method)) return await answerShare(path, client);
        if (isElsewhere(path) || isForApi(negotiatedRequestOf(request), path))
          return await answerElse(request, path + search, path, client);
        return await answerPage(request, path + search, client);
      } catch (error) {
        if (error instanceof Busy) return secured(tooBusy(isForApi(negotiatedRequestOf(request), path)));
        const known = problemOf(error);
        if (known) return secured(plain(known.status, known.body.message, known.headers));
        log("error", "unforeseen error", { path: isPreviewLink(path) ? "/preview/" : path, ...errorFacts(error) });
        return secured(plain(500, "Something went wrong on our side. Please try again later."));
      }
    },
  };
}

function withQuery(answer: CachedResponse, url: string): CachedResponse {
  const { location } = answer.headers;
  const query = url.slice(pathOf(url).length);
  if (answer.status !== 301 || location === undefined || query === "" || location.includes("?")) return answer;
  return { ...answer, headers: { ...answer.headers, location: location + query }, flat: {} };
}

function pathOf(url: string): string {
  const mark = url.indexOf("?");
  return mark < 0 ? url : url.slice(0, mark);
}

/** Vite's scripts in a page of the dev server have no nonce. */
function unrestricted<T extends Response | Rendered>(made: T): T {
  if (made instanceof Response) made.headers.delete("content-security-policy");
  else if ("response" in made) made.response.headers.delete("content-security-policy");
  return made;
}

/** Nobody may keep it: a later program may give an address another meaning. */
function redirectTo(address: string, status: 301 | 308): Response {
  return new Response(null, { status, headers: { location: address, "cache-control": "no-store" } });
}

function plain(status: number, words: string, headers: Record<string, string> = {}): Response {
  return new Response(words, { status, headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers } });
}

function tooBusy(forApi: boolean): Response {
  const { status, body, headers } = problem(503, "Too many people ask at once. Please try again in a moment.", { "retry-after": "2" });
  return forApi
    ? Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } })
    : plain(status, body.message, headers);
}

/** Lists for staff are long and never kept; they travel packed all the same. */
async function packed(request: Request, response: Response): Promise<Response | CachedResponse> {
  const isList =
    request.method === "GET" && response.status === 200 && /^application\/json/.test(response.headers.get("content-type") ?? "");
  return isList ? cachedResponse(response) : response;
}
