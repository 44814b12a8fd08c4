import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/** Renders a whole page before anything is sent: pages are stored, and a late error must not cut one in half. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady() {
        const whole = new PassThrough();
        text(whole).then(resolve, reject);
        pipe(whole);
      },
      onError: reject,
    });
  });
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}
