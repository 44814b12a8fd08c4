import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { errorFields, type Log } from "../log.ts";

/** Milliseconds. Docker and process managers kill ten seconds after they asked. */
const finishWithin = 8000;
const closeWithin = 1500;
const sameSignal = 2000;

/**
 * Stops on SIGTERM, SIGINT, SIGHUP, and when its parent program is gone: answers under way are finished, idle connections closed at once,
 * then `close` is awaited and the process ends with 0; a second signal after two seconds ends at once. Answers whether it is stopping.
 */
export function stopOnSignal(server: Server, close: () => Promise<void>, log: Log): () => boolean {
  const answers = trackAnswers(server);
  let since = 0;
  const stop = async (reason: string) => {
    if (since > 0) {
      if (performance.now() - since > sameSignal) process.exit(1);
      return;
    }
    since = performance.now();
    log("info", "stopping", { reason });
    setTimeout(() => process.exit(1), finishWithin + closeWithin).unref();
    const cut = await answers.finish(finishWithin);
    if (cut > 0) log("warn", "answers were cut off", { count: cut });
    await close().catch((error: unknown) => log("error", "closing failed", errorFields(error)));
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => void stop(signal));
  // run/start.mjs holds the other end: however it dies, nobody stays behind on the port.
  if (process.connected) process.once("disconnect", () => void stop("its parent is gone"));
  return () => since > 0;
}

/** Tells what fails outside any request, and goes on: what must hold is in transactions, and one failed answer is better than no site. */
export function logUncaughtErrors(log: Log): void {
  for (const event of ["uncaughtException", "unhandledRejection"] as const)
    process.on(event, (error: unknown) => log("error", "an error outside any request", errorFields(error)));
}

/** A terminal or pipe that is gone must not turn each line of the log into a new error. */
export function ignoreOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}

/**
 * Knows which connections carry an answer under way. Node's own list leaves out those that never sent anything. Of each
 * connection only the last answer is kept, because listening for the end of each took 3 % of a request's work.
 */
function trackAnswers(server: Server) {
  const last = new Map<Socket, ServerResponse | undefined>();
  let stopping = false;

  server.on("connection", (socket: Socket) => {
    if (stopping) return socket.destroy();
    last.set(socket, undefined);
    socket.once("close", () => last.delete(socket));
  });
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    last.set(socket, response);
    if (stopping) endAfter(response, socket);
  });

  return {
    /** Takes nothing new, waits for the answers under way; after `within` milliseconds cuts them off and answers how many. */
    async finish(within: number): Promise<number> {
      stopping = true;
      const closed = new Promise<number>((resolve) => server.close(() => resolve(0)));
      for (const [socket, response] of last) {
        if (isUnderWay(response)) endAfter(response, socket);
        else socket.destroy();
      }
      const late = new Promise<number>((resolve) => {
        setTimeout(() => {
          const count = [...last.values()].filter(isUnderWay).length;
          for (const socket of last.keys()) socket.destroy();
          resolve(count);
        }, within).unref();
      });
      return Promise.race([closed, late]);
    },
  };
}

function isUnderWay(response: ServerResponse | undefined): response is ServerResponse {
  return response !== undefined && !response.writableFinished;
}

function endAfter(response: ServerResponse, socket: Socket): void {
  response.shouldKeepAlive = false;
  response.once("close", () => socket.end());
}
