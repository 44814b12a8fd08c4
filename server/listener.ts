import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { App } from "./app.ts";
import { sendReady } from "./ready-answer.ts";

/** Listens for node:http. What is ready goes straight to the socket; the rest becomes a Request first. */
export function createListener(app: App): (request: IncomingMessage, response: ServerResponse) => void {
  const working = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const answer = await app.handle(request, incoming.socket.remoteAddress ?? "");
      if (answer instanceof Response) return answer;
      sendReady(incoming as IncomingMessage, outgoing as ServerResponse, answer);
      return RESPONSE_ALREADY_SENT;
    },
    { overrideGlobalObjects: false },
  );
  return (request, response) => {
    const answer = app.ready(request);
    if (answer) sendReady(request, response, answer);
    else void working(request, response);
  };
}
