import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { isTwoFaced } from "#api/second-reading.ts";
import { deskContext, factsContext, visitContext } from "#app/context.ts";
import type { Config } from "./config.ts";
import { errorFacts, type Log } from "./log.ts";
import { openRooms } from "./rooms.ts";
import { addSecurityHeaders, pagePolicy } from "./security-headers.ts";
import { openStaticFiles, staticAnswer } from "./static-files.ts";

export type App = Awaited<ReturnType<typeof createApp>>;

/** Wires every room and the pages together: one fetch handler. `root`: the folder of the program. */
export async function createApp(config: Config, log: Log, root: string) {
  const rooms = await openRooms(config, log, root);
  const renderPage = createRequestHandler(build as ServerBuild, "production");
  const staticFile = openStaticFiles(join(root, "build/client"));
  const secure = config.facts.publicUrl.startsWith("https://");

  async function page(request: Request, path: string): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(visitContext, rooms.publicAcademy.visit());
    context.set(factsContext, config.facts);
    context.set(deskContext, rooms.deskFor(request));
    const response = await renderPage(request, context);
    if (!/^text\/html/.test(response.headers.get("content-type") ?? "")) return response;
    const html = await response.text();
    const headers = new Headers(response.headers);
    headers.set("content-security-policy", pagePolicy(html, config.botCheck.provider));
    headers.set("cache-control", "no-cache");
    if (isTwoFaced(path)) headers.append("vary", "accept");
    return new Response(request.method === "HEAD" ? null : html, { status: response.status, headers });
  }

  async function answer(request: Request, path: string): Promise<Response> {
    const file = request.method === "GET" || request.method === "HEAD" ? staticFile(path) : undefined;
    if (file) return staticAnswer(file, request);
    return (await rooms.answer(request, path)) ?? page(request, path);
  }

  return {
    firstAdmin: rooms.firstAdmin,
    start: rooms.start,
    close: rooms.close,

    /** Answers one request that came from `socketAddress`. Never throws. */
    async handle(request: Request, socketAddress: string): Promise<Response> {
      rooms.noteAddress(request, socketAddress);
      const path = new URL(request.url).pathname;
      const response = await answer(request, path).catch((error: unknown) => {
        log("error", "unforeseen error", { path, ...errorFacts(error) });
        return new Response("Something went wrong on our side. Please try again later.", {
          status: 500,
          headers: { "content-type": "text/plain; charset=utf-8" },
        });
      });
      addSecurityHeaders(response.headers, secure);
      return response;
    },
  };
}
