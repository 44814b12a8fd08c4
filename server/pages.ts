import { randomBytes } from "node:crypto";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { facesVary, isTwoFaced } from "#api/second-reading.ts";
import { deskContext, doorContext, factsContext, makingContext, visitContext } from "#app/context.ts";
import { createAddresses } from "./addresses.ts";
import type { Config } from "./config.ts";
import { ownScripts } from "./own-scripts.ts";
import { cutSheets } from "./page-sheet.ts";
import type { Rendered } from "./page-store.ts";
import type { ReadyAnswer } from "./ready-answer.ts";
import type { Rooms } from "./rooms.ts";
import { pagePolicy } from "./security-headers.ts";

/** Makes pages. `kept`: the answer that is kept under a key; `report` hears of what nobody foresaw. */
export function createPages(
  config: Config,
  rooms: Rooms,
  report: (error: unknown) => void,
  kept: (key: string) => ReadyAnswer | undefined,
) {
  const renderPage = createRequestHandler(build as ServerBuild, "production");

  /** One page, made now. Kept only when it is real: no error, no fallback data, no answer to a form. */
  async function render(request: Request, unknown = false): Promise<Rendered> {
    const { pathname: path } = new URL(request.url);
    const nonce = randomBytes(18).toString("base64url");
    const visit = rooms.publicAcademy.visit();
    let missing: string | undefined;
    let made: ReadyAnswer | undefined;
    const context = new RouterContextProvider();
    context.set(visitContext, visit);
    context.set(factsContext, config.facts);
    context.set(deskContext, rooms.deskFor(request));
    context.set(makingContext, {
      nonce,
      report,
      isMade(key) {
        if (request.method !== "GET" || visit.usedFallback()) return false;
        missing = `missing ${key}`;
        made = kept(missing);
        return made !== undefined;
      },
    });
    const response = await renderPage(request, context);
    if (made) return { answer: made };
    const headers = new Headers(response.headers);
    const body = await bodyOf(response, headers, nonce, config.botCheck.provider, context.get(doorContext));
    const isLasting = response.status === 200 || response.status === 404;
    if (!headers.has("cache-control")) headers.set("cache-control", isLasting && !visit.usedFallback() ? "no-cache" : "no-store");
    if (isTwoFaced(path)) headers.append("vary", facesVary);
    const isReal = !visit.usedFallback() && !/no-store/.test(headers.get("cache-control") ?? "");
    const keep = isReal && (response.status === 200 || (response.status === 404 && (unknown || missing !== undefined)));
    return {
      response: new Response(body, { status: response.status, headers }),
      nouns: visit.nouns,
      keep,
      ...(missing !== undefined && !unknown && { key: missing }),
    };
  }

  return {
    read: createAddresses((build as ServerBuild).routes),
    render,
    /** The page at a canonical address: made for nobody in particular, so that nothing of one visitor is kept for others. */
    renderFor: (path: string, unknown: boolean) => render(new Request(new URL(path, config.facts.publicUrl)), unknown),
  };
}

async function bodyOf(
  response: Response,
  headers: Headers,
  nonce: string,
  botCheck: string,
  door: "public" | "sign-in" | "staff",
): Promise<string | ArrayBuffer> {
  if (!/^text\/html/.test(headers.get("content-type") ?? "")) return response.arrayBuffer();
  const { html, hashes } = ownScripts(await response.text(), nonce);
  headers.set("content-security-policy", pagePolicy(hashes, botCheck, door));
  return cutSheets(html);
}
