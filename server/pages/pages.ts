import { randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { ShownItem } from "#academy/content/item-page.ts";
import type { RequestData } from "#academy/public/public-academy.ts";
import { withAddress } from "#academy/public/with-address.ts";
import { isNegotiated, negotiatedVary } from "#api/content-negotiation.ts";
import { contactFormContext, factsContext, pageTypeContext, renderContext, requestDataContext } from "#app/context.ts";
import type { Preview } from "#app/preview-context.ts";
import { firstChosen, replacedColours } from "#contract/look/colours.ts";
import { iconAddress, type ShownLook } from "#contract/look/shown-look.ts";
import type { Config } from "../config.ts";
import type { CachedResponse } from "../delivery/cached-response.ts";
import type { PageStyles } from "../delivery/inline-styles.ts";
import { missingStart, type Rendered } from "../delivery/page-cache.ts";
import { type PageType, pagePolicy, previewPolicy } from "../requests/security-headers.ts";
import type { Services } from "../services.ts";
import { createCanonicalUrls } from "./canonical-urls.ts";
import { hashesOf } from "./script-hashes.ts";

/** A preview is for whoever has its link: nothing may cache it, index it or tell its address to others. */
const ofPreview = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
  "content-security-policy": previewPolicy,
};

/** `unknown`: no route knows the address. */
type Wanted = { unknown?: boolean; preview?: Preview; data?: RequestData };

export type Pages = ReturnType<typeof createPages>;

/** Makes pages. `report` is called with errors that nobody foresaw; `cached`: the cached answer under a key; `styles`: see createPageStyles. */
export function createPages(
  config: Config,
  services: Services,
  report: (error: unknown) => void,
  cached: (key: string) => CachedResponse | undefined,
  styles: PageStyles,
) {
  const renderPage = createRequestHandler(build as ServerBuild, "production");

  /** One page, made now. Kept only when it is real: no error, no fallback data, no answer to a form. */
  async function render(
    request: Request,
    { unknown = false, preview, data = services.publicAcademy.requestData() }: Wanted = {},
  ): Promise<Rendered> {
    const { pathname: path } = new URL(request.url);
    const nonce = randomBytes(18).toString("base64url");
    let missing: string | undefined;
    let made: CachedResponse | undefined;
    const context = new RouterContextProvider();
    context.set(requestDataContext, data);
    const facts = await data.facts();
    context.set(factsContext, facts);
    context.set(contactFormContext, services.contactFormHandlerFor(request));
    context.set(renderContext, {
      nonce,
      preview,
      report,
      isRendered(key) {
        if (request.method !== "GET" || data.usedFallback()) return false;
        missing = missingStart + key;
        made = cached(missing);
        return made !== undefined;
      },
    });
    const response = await renderPage(request, context);
    if (made) return { answer: made };
    const headers = new Headers(response.headers);
    const body = await bodyOf(response, headers, nonce, context.get(pageTypeContext), facts.look);
    if (preview) for (const [name, value] of Object.entries(ofPreview)) headers.set(name, value);
    const isMissing = response.status === 404 || response.status === 410;
    const isLasting = response.status === 200 || isMissing;
    if (!headers.has("cache-control")) headers.set("cache-control", isLasting && !data.usedFallback() ? "no-cache" : "no-store");
    if (isNegotiated(path)) headers.append("vary", negotiatedVary);
    if (response.status === 503 && !headers.has("retry-after")) headers.set("retry-after", "5");
    const isReal = !data.usedFallback() && !/no-store/.test(headers.get("cache-control") ?? "");
    const keep = isReal && (response.status === 200 || (isMissing && (unknown || missing !== undefined)));
    return {
      response: new Response(body, { status: response.status, headers }),
      sources: data.sources,
      keep,
      ...(missing !== undefined && !unknown && { key: missing }),
    };
  }

  async function bodyOf(
    response: Response,
    headers: Headers,
    nonce: string,
    type: PageType,
    look: ShownLook | undefined,
  ): Promise<string | ArrayBuffer> {
    if (!/^text\/html/.test(headers.get("content-type") ?? "")) return response.arrayBuffer();
    const text = await response.text();
    // Making a page and cutting its style sheet are two pieces of work; others get their turn between them.
    await setImmediate();
    const inBrowser = type === "staff" || type === "sign-in";
    headers.set("content-security-policy", pagePolicy(inBrowser ? hashesOf(text, nonce) : [], config.botCheck.provider, type));
    // Browsers that know such rules make the next page ready when its link is pointed at or touched, but not where data is saved.
    if (!inBrowser) headers.set("speculation-rules", '"/next.rules"');
    // A nonce in a cached page would be known to everybody, and so allow everything. It stands in tags only, never in code.
    const page = text.replaceAll(` nonce="${nonce}"`, "");
    const replaced = replacedColours({ ...firstChosen, ...look });
    const icon = look?.hasMark && iconAddress(look, "icon-192.png");
    // The contact form fetches the whole sheets when it starts (app/site/contact/load-contact-form.ts).
    const linked = type === "document" ? page : styles.linked(page, replaced, icon);
    return inBrowser ? linked : styles.inline(linked, replaced);
  }

  return {
    read: createCanonicalUrls((build as ServerBuild).routes),
    render,
    /** The page at a canonical address: made for nobody in particular, so that nothing of one visitor is kept for others. */
    renderFor: (path: string, unknown: boolean) => render(new Request(new URL(path, config.publicUrl)), { unknown }),

    /** The page of an item whatever it is to visitors, made by its own route; never cached. */
    preview(wanted: ShownItem, preview: Preview): Promise<Rendered> {
      const { path, shown } = withAddress(wanted);
      const data = services.publicAcademy.requestData(shown);
      return render(new Request(new URL(path, config.publicUrl)), { preview, data });
    },
  };
}
