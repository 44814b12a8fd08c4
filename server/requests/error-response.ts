import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { type Problem, problem } from "#api/problem.ts";
import { addSecurityHeaders } from "./security-headers.ts";

/** After an early answer, the rest of the request is read and thrown away, within these bounds, so that the client gets to read the answer. */
const mostDrained = 8_000_000;
const longestSilence = 2000;

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const methodNotAllowed = problem(405, "This page can only be read.", { allow: "GET, HEAD" });

/** Answers without having read the whole request, and ends the connection once the client had time to read the answer. */
export function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, headers }: Problem,
  { reader, hsts }: { reader: "page" | "api"; hsts: string },
): void {
  if (response.headersSent || response.destroyed) return;
  const text = reader === "api" ? JSON.stringify(body) : errorPage(status, body.message, request.method === "POST");
  const all = new Headers({
    "content-type": reader === "api" ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
    "content-length": String(Buffer.byteLength(text)),
    "cache-control": "no-store",
    connection: "close",
    ...(reader === "page" && { "content-security-policy": pagePolicy }),
    ...headers,
  });
  addSecurityHeaders(all, hsts);
  response.writeHead(status, Object.fromEntries(all));
  if (request.method === "HEAD") response.flushHeaders();
  else response.write(text);
  drain(request, () => response.end());
}

/** Ending a connection with bytes unread resets it, and the client may lose the answer. */
function drain(request: IncomingMessage, done: () => void): void {
  const waitsToBeAsked = request.headers.expect !== undefined && !request.readableDidRead;
  if (request.complete || request.destroyed || waitsToBeAsked) {
    done();
    return;
  }
  let drained = 0;
  const stop = () => {
    clearTimeout(timer);
    request.off("data", count).off("end", stop).off("close", stop);
    done();
  };
  const count = (part: Buffer) => {
    drained += part.length;
    timer.refresh();
    // The client stands still now, and reads; a reset at once could take the answer from it.
    if (drained > mostDrained) request.pause();
  };
  const timer = setTimeout(stop, longestSilence).unref();
  request.on("data", count).on("end", stop).on("close", stop);
  request.on("error", () => {});
  request.resume();
}

/** A whole page in itself: the site's own is not made for a request that is refused unread. */
function errorPage(status: number, sentence: string, wrote: boolean): string {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${STATUS_CODES[status] ?? status}</title>
<style>body{font:1.125rem/1.6 Georgia,serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem;color:#1d2b2a;background:#fbf8f1}a{color:inherit}</style>
</head><body><h1>That did not work</h1><p>${sentence}</p>
${wrote ? "<p>Your browser’s Back button brings back what you wrote.</p>\n" : ""}<p>Go to <a href="/contact">Contact</a> or to the <a href="/">home page</a>.</p>
</body></html>
`;
}
