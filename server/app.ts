import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { PageSource } from "#academy/public-academy.ts";
import { apiPath, isTwoFaced } from "#api/second-reading.ts";
import { deskContext, doorContext, factsContext, visitContext } from "#app/context.ts";
import { provideSheets } from "#app/page-styles.tsx";
import type { Config } from "./config.ts";
import { startContentClock } from "./content-clock.ts";
import { errorFacts, type Log } from "./log.ts";
import { cutSheets } from "./page-sheet.ts";
import { createPageStore, type Rendered } from "./page-store.ts";
import { type ReadyAnswer, readyAnswer } from "./ready-answer.ts";
import { openRooms } from "./rooms.ts";
import { addSecurityHeaders, pagePolicy } from "./security-headers.ts";
import { openStaticFiles } from "./static-files.ts";
import { storeKey } from "./store-key.ts";

export type App = Awaited<ReturnType<typeof createApp>>;

const storeBytes = 48_000_000;
/** What each list of the API is made from. */
const listSources: Record<string, readonly PageSource[]> = {
  "/courses": ["courses"],
  "/exams": ["exams"],
  "/blogs": ["posts", "day"],
  "/course-qna": ["questions"],
  "/exam-qna": ["questions"],
};

/** Wires every room and the pages together. `root`: the folder of the program; `built`: that of the build. */
export async function createApp(config: Config, log: Log, { root, built }: { root: string; built: string }) {
  const rooms = openRooms(config, log, root);
  const renderPage = createRequestHandler(build as ServerBuild, "production");
  const { hsts } = config;
  const staticFile = openStaticFiles(join(built, "client"), (headers) => addSecurityHeaders(headers, hsts));
  provideSheets((href) => {
    const sheet = staticFile(href);
    return sheet && new TextDecoder().decode(sheet.bodies.identity);
  });
  const clock = startContentClock(rooms.database, rooms.academy.today);
  await clock.look();
  const store = createPageStore(clock.now, storeBytes);

  /** One page, rendered now. Kept only when it is real: no error, no fallback data, no answer to a form. */
  async function renderedPage(request: Request, path: string): Promise<Rendered> {
    const visit = rooms.publicAcademy.visit();
    const context = new RouterContextProvider();
    context.set(visitContext, visit);
    context.set(factsContext, config.facts);
    context.set(deskContext, rooms.deskFor(request));
    const response = await renderPage(request, context);
    const headers = new Headers(response.headers);
    const isPage = /^text\/html/.test(headers.get("content-type") ?? "");
    const body = isPage ? cutSheets(await response.text()) : await response.arrayBuffer();
    if (typeof body === "string")
      headers.set("content-security-policy", pagePolicy(body, config.botCheck.provider, context.get(doorContext)));
    if (!headers.has("cache-control"))
      headers.set("cache-control", visit.usedFallback() || response.status >= 500 ? "no-store" : "no-cache");
    if (isTwoFaced(path)) headers.append("vary", "accept");
    const keep = response.status === 200 && !visit.usedFallback() && !/no-store/.test(headers.get("cache-control") ?? "");
    return { response: new Response(body, { status: response.status, headers }), nouns: visit.nouns, keep };
  }

  async function renderedAnswer(request: Request, path: string): Promise<Rendered> {
    const answer = await rooms.answer(request, path);
    const rendered = answer ? keepable(answer, path) : await renderedPage(request, path);
    addSecurityHeaders(rendered.response.headers, hsts);
    return rendered;
  }

  return {
    arrive: rooms.arrive,
    checkItselfWith: rooms.checkItselfWith,

    start(): void {
      rooms.start();
      clock.start();
    },
    close(): Promise<void> {
      clock.stop();
      return rooms.close();
    },

    /** An answer that needs no work: a file of the build, or one kept in the store. */
    ready({ method, url = "/", headers }: IncomingMessage): ReadyAnswer | undefined {
      if (method !== "GET" && method !== "HEAD") return undefined;
      const key = storeKey(method, url, headers.accept, headers.authorization);
      return (key === undefined ? undefined : store.get(key)) ?? staticFile(url);
    },

    /** Answers one request that came from `socketAddress`, working for it. Never throws. */
    async handle(request: Request, socketAddress: string): Promise<Response | ReadyAnswer> {
      rooms.noteAddress(request, socketAddress);
      const { pathname: path, search } = new URL(request.url);
      try {
        const key = storeKey(
          request.method,
          `${path}${search}`,
          request.headers.get("accept") ?? undefined,
          request.headers.get("authorization") ?? undefined,
        );
        if (key === undefined) return await packed(request, (await renderedAnswer(request, path)).response);
        // HEAD is GET without the body, which sendReady leaves out.
        const asGet = request.method === "HEAD" ? new Request(request.url, { headers: request.headers }) : request;
        return await store.fill(key, () => renderedAnswer(asGet, path));
      } catch (error) {
        log("error", "unforeseen error", { path, ...errorFacts(error) });
        const response = new Response("Something went wrong on our side. Please try again later.", {
          status: 500,
          headers: { "content-type": "text/plain; charset=utf-8" },
        });
        addSecurityHeaders(response.headers, hsts);
        return response;
      }
    },
  };
}

/** Lists for staff are long and never kept; they travel packed all the same. */
async function packed(request: Request, response: Response): Promise<Response | ReadyAnswer> {
  const isList =
    request.method === "GET" && response.status === 200 && /^application\/json/.test(response.headers.get("content-type") ?? "");
  return isList ? readyAnswer(response) : response;
}

/** Whole lists of the API are kept like pages; everything else it answers is not. */
function keepable(response: Response, path: string): Rendered {
  const sources = listSources[apiPath(path)];
  if (sources === undefined || response.status !== 200) return { response, nouns: new Set(), keep: false };
  return { response, nouns: new Set(sources), keep: true };
}
