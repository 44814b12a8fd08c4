import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { errorFields, type Log } from "../log.ts";

/** Milliseconds. Docker and process managers kill ten seconds after they asked. */
const finishWithin = 8000;
const closeWithin = 1500;
const sameSignal = 2000;
/** A proxy may just have sent a request on an open connection: for so long it is still answered, and the connection then closed. */
const idleFor = 500;
const hangUpWithin = 250;

export type Stopping = { isStopping: () => boolean; stop: (reason: string, code?: number) => Promise<void> };

/**
 * Stops on SIGTERM, SIGINT, SIGHUP, when its parent program is gone, and by `stop`: nothing new is taken, answers under way are finished,
 * connections end with their next answer or after half a second, then `close` is awaited and the process ends with 0 (or `code`). It is
 * killed when all that takes longer than 9.5 seconds, or by another signal two seconds after the first.
 */
export function stopOnSignal(server: Server, close: () => Promise<void>, log: Log): Stopping {
  const answers = trackAnswers(server);
  let since = 0;
  const stop = async (reason: string, code = 0) => {
    if (since > 0) {
      if (performance.now() - since > sameSignal) endAtOnce();
      return;
    }
    since = performance.now();
    log("info", "stopping", { reason });
    setTimeout(endAtOnce, finishWithin + closeWithin).unref();
    const cut = await answers.finish(finishWithin);
    if (cut > 0) log("warn", "answers were cut off", { count: cut });
    await close().catch((error: unknown) => log("error", "closing failed", errorFields(error)));
    process.exit(code);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => void stop(signal));
  // run/start.mjs holds the other end: however it dies, nobody stays behind on the port.
  if (process.connected) process.once("disconnect", () => void stop("its parent is gone"));
  return { isStopping: () => since > 0, stop };
}

/** process.exit waits for threads, for ever for one that is stuck in a picture or in a file that does not answer. */
function endAtOnce(): void {
  process.kill(process.pid, "SIGKILL");
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
      // Node's own close of an http server cuts connections that seem idle, with a request that is on its way to them.
      const closed = new Promise<number>((resolve) => NetServer.prototype.close.call(server, () => resolve(0)));
      for (const [socket, response] of last) if (isUnderWay(response)) endAfter(response, socket);
      setTimeout(() => {
        for (const [socket, response] of last) if (!isUnderWay(response)) hangUp(socket);
      }, idleFor);
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

function hangUp(socket: Socket): void {
  socket.end();
  setTimeout(() => socket.destroy(), hangUpWithin);
}

function endAfter(response: ServerResponse, socket: Socket): void {
  response.shouldKeepAlive = false;
  response.once("close", () => socket.end());
}
