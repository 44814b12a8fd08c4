import type { Server, ServerOptions } from "node:http";
import type { Socket } from "node:net";

/** How long a client may take. Node looks for slow ones every 30 seconds unless told otherwise. */
export const clientTimeouts: ServerOptions = {
  keepAliveTimeout: 65_000,
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 2000,
};

/** Longer than any answer takes to make; a client that reads nothing for so long is cut off. */
const silence = 60_000;
const mostConnections = 10_000;
/** Whole towns share one address of a mobile network, so this is only against one machine that opens thousands. */
const mostFromOneAddress = 1000;

/** Keeps slow or greedy clients from using up the server. `proxies`: with one in front, all clients share its address. */
export function limitConnections(server: Server, proxies: number): void {
  server.setTimeout(silence);
  server.maxConnections = mostConnections;
  if (proxies > 0) return;
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
    if (count > mostFromOneAddress) socket.destroy();
  });
}
