import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { Finding } from "#academy/doctor.ts";
import { createFairQueue } from "#academy/limits/fair-queue.ts";
import { negotiatedRequestOf } from "#api/content-negotiation.ts";
import { type Problem, problem, problemOf } from "#api/problem.ts";
import { contentKinds, pagedKinds } from "#contract/content-kinds.ts";
import { lookPicturesStart } from "#contract/look/shown-look.ts";
import { tellingPages } from "#contract/site/site-pages.ts";
import type { Config } from "./config.ts";
import { createCallAnswers } from "./delivery/answer-call.ts";
import { type CachedResponse, cachedResponse } from "./delivery/cached-response.ts";
import type { Dictionary } from "./delivery/dictionary.ts";
import { dictionaryAddress, dictionaryAnswer } from "./delivery/dictionary-answer.ts";
import { createPageStyles } from "./delivery/inline-styles.ts";
import { createPageCache, type Rendered } from "./delivery/page-cache.ts";
import { preparePages } from "./delivery/prepare-pages.ts";
import { openStaticFiles } from "./delivery/static-files.ts";
import { readStyleSheets } from "./delivery/style-sheet.ts";
import { startVersionPoller } from "./delivery/version-poller.ts";
import { errorFields, type Log } from "./log.ts";
import { createPageAnswers } from "./pages/answer-page.ts";
import { originForm } from "./pages/canonical-urls.ts";
import { answerLookPicture } from "./pages/look-pictures.ts";
import { createMissingPages } from "./pages/missing-pages.ts";
import { createPages } from "./pages/pages.ts";
import { securityTxt } from "./pages/security-txt.ts";
import { answerSharePicture } from "./pages/share-pictures.ts";
import { keepPublicCopy } from "./process/keep-public-copy.ts";
import { iconAskedFor, isReading, pathOf, previewStart, type RequestType, requestTypeOf } from "./requests/request-type.ts";
import { addSecurityHeaders } from "./requests/security-headers.ts";
import { createServices } from "./services.ts";

export type App = Awaited<ReturnType<typeof createApp>>;

const pageCacheBytes = 48_000_000;

/** Dictionaries kept: a visitor may still have one from before the last saves. Each costs a page 3 KB more, and 1 ms of a thread. */
const mostDictionaries = 4;

/** Milliseconds for which the start waits for the home page. A site that opens late is worse than a first page that is made on demand. */
const patienceForHome = 3000;

/** How many renders, or drawings, may wait: in all, and for one address. */
const waiting = { most: 300, mostOfOne: 100 };
/** How many requests may wait to be begun, of those whose answer is not in memory: as many as there may be connections. */
const starts = { most: 10_000, mostOfOne: 1000 };

/**
 * Wires every room and the pages together. `root`: the folder of the program; `built`: that of the build. Without a build
 * Vite answers files and adds scripts of its own to pages, so nothing is cached, cut or restricted (server/dev-server.ts).
 */
export async function createApp(config: Config, log: Log, { root, built }: { root: string; built: string | undefined }) {
  const services = createServices(config, log, { root, built });
  const { academy, addressOf } = services;
  const { hsts } = config;
  const poller = startVersionPoller(services.database, academy, services.lookForRestore);
  await poller.look();
  const keeper = keepPublicCopy({
    copy: services.publicCopy,
    versions: poller.now,
    failed: (error) =>
      services.trouble("warn", "what is public could not be kept for a time without the database", "copy", errorFields(error)),
  });
  services.database.onChange(keeper.lookSoon);
  let dictionaries: readonly Dictionary[] = [];
  const addHeaders = (headers: Headers) => addSecurityHeaders(headers, hsts);
  // Made once, and answered without a turn: that the program lives must be seen in any crowd.
  const alive = await cachedResponse(secured(await services.answer("probe", new Request("http://localhost/healthz"), "/healthz")));
  let answerOfDictionary = await dictionaryAnswer(undefined, addHeaders);
  const pageCache = createPageCache(poller.now, built ? pageCacheBytes : 0, () => dictionaries);
  const startQueue = createFairQueue({ atOnce: 1, ...starts });
  const renderQueue = createFairQueue({ atOnce: 2, ...waiting });
  const drawQueue = createFairQueue({ atOnce: 1, ...waiting });
  const pages = createPages(
    config,
    services,
    (error) => log("error", "a page could not be made", errorFields(error)),
    pageCache.get,
    createPageStyles(built ? readStyleSheets(built) : {}),
  );
  const staticFile = built ? openStaticFiles(join(built, "client"), addHeaders) : () => undefined;
  const pageAnswers = createPageAnswers({
    academy,
    pages,
    pageCache,
    missing: createMissingPages(academy, () => poller.now().redirects),
    staticFile: (url) => (url === dictionaryAddress ? answerOfDictionary : staticFile(url)),
    queue: renderQueue,
    secured,
    securedRender,
    addressOf,
  });
  const callAnswers = createCallAnswers({
    pageCache,
    queue: renderQueue,
    ask: async (type, request, path) => secured(await services.answer(type, request, path)),
  });
  services.setPreviewPage(async (shown) => {
    const made = await renderQueue.inTurn("", () => pages.preview(shown, {}));
    return "response" in made ? made.response.text() : "";
  });

  /** Resolves when it is a client's turn to begin. The turn ends there: the work itself may wait long for a database that is away. */
  const begin = (client: string): Promise<undefined> => startQueue.inTurn(client, async () => undefined);

  /** Adds the headers that every answer has. The dev server has no policy instead: Vite's scripts in its pages have no nonce. */
  function secured(response: Response): Response {
    if (built) addSecurityHeaders(response.headers, hsts);
    else response.headers.delete("content-security-policy");
    return response;
  }

  async function securedRender(render: () => Promise<Rendered>): Promise<Rendered> {
    const made = await render();
    if ("response" in made) secured(made.response);
    return made;
  }

  async function answerDrawn(path: string, client: string): Promise<CachedResponse> {
    const answer = path.startsWith(lookPicturesStart) || iconAskedFor(path) ? answerLookPicture : answerSharePicture;
    const draw = () => securedRender(() => answer(path, services));
    return pageCache.fill(path, { client, enter: drawQueue.enter }, draw);
  }

  function failed(error: unknown, type: RequestType, path: string): Response {
    const known = problemOf(error);
    if (known && type === "call") {
      const headers = { "cache-control": "no-store", ...known.headers };
      return Response.json(known.body, { status: known.status, headers });
    }
    if (known) return plain(known.status, known.body.message, known.headers);
    log("error", "unforeseen error", { path: path.startsWith(previewStart) ? previewStart : path, ...errorFields(error) });
    return plain(500, "Something went wrong on our side. Please try again later.");
  }

  /** At most `most` addresses of pages: the site's own, then courses (preparePages takes the first as its example), then all others. */
  async function publicAddresses(most: number): Promise<string[]> {
    const data = services.publicAcademy.requestData();
    const ofItems = pagedKinds.map(async (kind) => (await data.addresses(kind, most)).map((item) => contentKinds[kind].page.address(item)));
    const [first = [], ...others] = await Promise.all(ofItems);
    return [
      ...tellingPages,
      ...first,
      ...(await data.classAddresses(most)),
      ...(await data.teacherAddresses(most)),
      ...others.flat(),
    ].slice(0, most);
  }

  const preparation = () => {
    if (!built || !config.preparePages) return undefined;
    return preparePages({
      pageCache,
      versions: poller.now,
      addresses: publicAddresses,
      make: (address) => pageAnswers.make(address),
      async onDictionary(made) {
        answerOfDictionary = await dictionaryAnswer(made, addHeaders);
        dictionaries = [made, ...dictionaries.filter(({ id }) => id !== made.id)].slice(0, mostDictionaries);
      },
      failed: (error) => services.trouble("warn", "pages could not be made ahead", "pages", errorFields(error)),
    });
  };
  let prepared: ReturnType<typeof preparation>;

  return {
    hsts,
    begin,
    /** Why a body may not be sent, or undefined. It waits for the client's turn first, because it looks into the database. */
    async admit(...[rule, address, authorization]: Parameters<typeof services.admit>): Promise<Problem | undefined> {
      try {
        await begin(address);
      } catch (error) {
        return problemOf(error);
      }
      return services.admit(rule, address, authorization);
    },
    addressOf,
    startDatabase: services.startDatabase,
    setSiteProbe: services.setSiteProbe,

    /** Begins to make pages ahead; resolves when the home page is ready, or after `patienceForHome`. */
    async prepareHome(): Promise<void> {
      prepared ??= preparation();
      const enough = Promise.withResolvers<void>();
      // Without unref: before the site listens, nothing else keeps the process alive.
      const timer = setTimeout(enough.resolve, patienceForHome);
      await Promise.race([prepared?.first, enough.promise]);
      clearTimeout(timer);
    },

    start(findings: readonly Finding[] = []): void {
      services.start(findings);
      poller.start();
      keeper.start();
      prepared ??= preparation();
    },
    onSchemaTooNew: poller.onSchemaTooNew,
    async close(): Promise<void> {
      await prepared?.stop();
      await keeper.stop();
      poller.stop();
      return services.close();
    },

    /** Redirects what is posted to a page's address in a form that is not the canonical one, before its body is read. */
    movedForm({ method, url: line = "/" }: IncomingMessage): Problem | undefined {
      const address = method === "POST" ? pages.read(originForm(line)) : undefined;
      return address && "moved" in address ? problem(308, "This form belongs to another address.", { location: address.moved }) : undefined;
    },

    /** The answer, if it is in memory; otherwise `handle` makes it. */
    cachedAnswer(request: IncomingMessage): CachedResponse | undefined {
      const { method = "", url: line = "/", headers } = request;
      if (!isReading(method)) return undefined;
      const url = originForm(line);
      const path = pathOf(url);
      switch (requestTypeOf({ method, accept: headers.accept, userAgent: headers["user-agent"] }, path)) {
        case "page":
          return pageAnswers.cached(request, url);
        case "call":
          return callAnswers.cached(method, url, headers.authorization !== undefined);
        case "drawn picture":
          return pageCache.get(path);
        case "probe":
          return path === "/healthz" ? alive : undefined;
        default:
          return undefined;
      }
    },

    /** Makes the answer to a request that came from `socketAddress`. Never throws. */
    async handle(request: Request, socketAddress: string): Promise<Response | CachedResponse> {
      const client = services.noteAddress(request, socketAddress);
      const { pathname: path, search } = new URL(request.url);
      const type = requestTypeOf(negotiatedRequestOf(request), path);
      try {
        await begin(client);
        switch (type) {
          case "page":
            return await pageAnswers.made(request, path + search, client);
          case "preview link":
            return await pageAnswers.preview(path, client);
          case "security.txt":
            // Without a contact it is an address like any other that has no page.
            if (config.securityContact === "") return await pageAnswers.made(request, path + search, client);
            return secured(securityTxt({ contact: config.securityContact, publicUrl: config.publicUrl }, Date.now()));
          case "drawn picture":
            return await answerDrawn(path, client);
          default:
            return await callAnswers.made(type, request, path + search, client);
        }
      } catch (error) {
        return secured(failed(error, type, path));
      }
    },
  };
}

function plain(status: number, words: string, headers: Record<string, string> = {}): Response {
  return new Response(words, { status, headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers } });
}
