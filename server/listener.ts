import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { problem, problemOf } from "#api/problem.ts";
import type { App } from "./app.ts";
import { bytesFor, type CachedResponse, sendCachedResponse } from "./delivery/cached-response.ts";
import { createAnswerBudget } from "./requests/answer-budget.ts";
import { bodyLimitsOf } from "./requests/body-limits.ts";
import { methodNotAllowed, sendError } from "./requests/error-response.ts";
import { createBodyReceiver } from "./requests/receive-body.ts";
import { isReading } from "./requests/request-type.ts";
import { addSecurityHeaders } from "./requests/security-headers.ts";

const tooMuchUnread = problem(503, "Too many answers to you are still unread. Please read them, then try again.", { "retry-after": "5" });

/** Bytes of a cached answer that is sent without a turn: 300 answers of 550 KB, uncompressed, held up everybody for 0.1 s. */
const largest = 100_000;

/** For node:http: sends what is cached at once, takes in bodies within their limits, and hands everything else to `app.handle` as a Request. */
export function createListener(app: App): (request: IncomingMessage, response: ServerResponse) => void {
  const receiveBody = createBodyReceiver(app.admit, app.addressOf);
  const admitAnswer = createAnswerBudget();
  const unreadable = problem(400, "This address cannot be read.");
  const working = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const answer = await app.handle(request, incoming.socket.remoteAddress ?? "");
      // What is left as a Response is small, or a stream that waits for its reader.
      if (answer instanceof Response) return answer;
      const [asked, sent] = [incoming as IncomingMessage, outgoing as ServerResponse];
      if (admitAnswer(sent, app.addressOf(asked), bytesFor(asked, answer))) sendCachedResponse(asked, sent, answer);
      else sendError(asked, sent, tooMuchUnread, { reader: "api", hsts: app.hsts });
      return RESPONSE_ALREADY_SENT;
    },
    {
      overrideGlobalObjects: false,
      // Only for what cannot become a Request, such as a host that is none: app.handle never throws.
      errorHandler: () => {
        const headers = new Headers({ "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
        addSecurityHeaders(headers, app.hsts);
        return new Response(unreadable.body.message, { status: unreadable.status, headers });
      },
    },
  );

  async function sendInTurn(request: IncomingMessage, response: ServerResponse, answer: CachedResponse): Promise<void> {
    const refused = await app.begin(app.addressOf(request)).catch(problemOf);
    if (refused) sendError(request, response, refused, { reader: "api", hsts: app.hsts });
    else sendCachedResponse(request, response, answer);
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const cached = app.cachedAnswer(request);
    if (!cached) void working(request, response);
    else if (cached.bodies.identity.byteLength > largest && bytesFor(request, cached) > largest) void sendInTurn(request, response, cached);
    else sendCachedResponse(request, response, cached);
  }

  async function withBody(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const rule = bodyLimitsOf(request);
    const reader = rule?.reader ?? "page";
    const body = rule ? await receiveBody(rule, request, response) : (app.movedForm(request) ?? methodNotAllowed);
    if (body === undefined) return;
    if (!Buffer.isBuffer(body)) return sendError(request, response, body, { reader, hsts: app.hsts });
    // @hono/node-server makes the Request from this instead of the stream.
    const rawBody = rule?.takes === "nothing" ? Buffer.alloc(0) : body;
    answer(Object.assign(request, { rawBody }), response);
  }

  return (request, response) => {
    if (bringsNothing(request)) answer(request, response);
    else void withBody(request, response);
  };
}

/** Whether a request reads and has no body, so that no limits need be looked up. */
function bringsNothing({ method = "", headers }: IncomingMessage): boolean {
  return isReading(method) && headers["content-length"] === undefined && headers["transfer-encoding"] === undefined;
}
