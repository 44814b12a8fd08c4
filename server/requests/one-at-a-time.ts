import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests that clients may send before they have their answers (pipelining): on one connection, and on all. Browsers do not do it. */
const mostAhead = { ofOne: 1000, ofAll: 20_000 };

type Line = { last: ServerResponse; waiting: Array<{ request: IncomingMessage; response: ServerResponse }> };

/**
 * Answers the requests of a connection one after the other: Node hands over all that a client pipelined at once, 2,000 in one read.
 * Between two answers others get their turn.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();
  let ahead = 0;

  function answer(line: Line, request: IncomingMessage, response: ServerResponse): void {
    line.last = response;
    listener(request, response);
  }

  function waitForLast(line: Line, socket: Socket): void {
    line.last.once("close", () => setImmediate(next, line, socket));
  }

  function next(line: Line, socket: Socket): void {
    const following = line.waiting.shift();
    if (!following) return;
    ahead--;
    // Node gives the socket to the next answer when the last is out, unless that one ended the connection.
    if (socket.destroyed || !following.response.socket) {
      ahead -= line.waiting.length;
      line.waiting = [];
      return;
    }
    answer(line, following.request, following.response);
    if (line.waiting.length > 0) waitForLast(line, socket);
    else socket.resume();
  }

  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (!line) {
      lines.set(socket, { last: response, waiting: [] });
      listener(request, response);
      return;
    }
    if (line.waiting.length === 0 && (line.last.writableFinished || line.last.closed)) {
      answer(line, request, response);
      return;
    }
    if (line.waiting.length >= mostAhead.ofOne || ahead >= mostAhead.ofAll) {
      socket.destroy();
      return;
    }
    ahead++;
    line.waiting.push({ request, response });
    if (line.waiting.length > 1) return;
    socket.pause();
    waitForLast(line, socket);
  };
}
