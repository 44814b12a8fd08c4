import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { factsContext, renderContext } from "./context.ts";
import { FactsContext } from "./facts-context.ts";
import { LookContext, wornLook } from "./look-context.ts";
import { PreviewContext } from "./preview-context.ts";
import { previewParts } from "./site/preview/preview-parts.tsx";

/** Renders a page whole before it is sent: it is stored, and no late error may cut it. A "not found" is made once per route and data. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const facts = loadContext.get(factsContext);
  const { nonce, isRendered, preview } = loadContext.get(renderContext);
  headers.set("content-type", "text/html; charset=utf-8");
  if ((status === 404 || status === 410) && isRendered(`${status} ${foundFor(context)}`)) return new Response(null, { status, headers });
  const html = await new Promise<string>((resolve, reject) => {
    const page = (
      <PreviewContext value={preview && previewParts(preview)}>
        <FactsContext value={facts}>
          <LookContext value={wornLook(facts.look)}>
            <ServerRouter context={context} url={request.url} nonce={nonce} />
          </LookContext>
        </FactsContext>
      </PreviewContext>
    );
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        const whole = new PassThrough();
        text(whole).then(resolve, reject);
        pipe(whole);
      },
      onError: reject,
    });
  });
  return new Response(html, { status, headers });
}

/** Routes and what their loaders found: with these, a page that was not found has the same words at every address. */
function foundFor({ staticHandlerContext: { matches, loaderData, errors } }: EntryContext): string {
  return JSON.stringify([matches.map(({ route }) => route.id), loaderData, Object.keys(errors ?? {})]);
}

/** A wrong method or a visitor who left is no trouble of ours. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!isRouteErrorResponse(error) && !request.signal.aborted) context.get(renderContext).report(error);
};
