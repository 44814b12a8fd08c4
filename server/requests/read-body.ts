import type { IncomingMessage } from "node:http";
import type { Budget, Share } from "./byte-budget.ts";

/** What came of reading a body. "gone": the client hung up, and there is nobody to answer. */
export type ReadBody = { bytes: Buffer; share: Share } | "too large" | "no room" | "gone";

const smallest = 2048;

/** Reads a body of at most `most` bytes, in memory of `budget`. Its parts are copied together: kept apart, single bytes take a hundredfold. */
export function readBody(request: IncomingMessage, most: number, budget: Budget, network: string): Promise<ReadBody> {
  if (Number(request.headers["content-length"] ?? 0) > most) return Promise.resolve("too large");
  return new Promise((resolve) => {
    let store = Buffer.alloc(0);
    let size = 0;
    const share = budget.open(network, () => settle("no room"));

    function settle(outcome: "arrived" | "too large" | "no room" | "gone"): void {
      for (const [event, listener] of Object.entries(listeners)) request.off(event, listener);
      if (outcome === "arrived") {
        share.arrived();
        resolve({ bytes: store.subarray(0, size), share });
        return;
      }
      share.release();
      store = Buffer.alloc(0);
      resolve(outcome);
    }

    /** Makes the store large enough for `bytes`; false when there is no room. */
    function grownTo(bytes: number): boolean {
      if (bytes <= store.length) return true;
      const wanted = Math.min(most, Math.max(smallest, 2 * store.length, bytes));
      if (!share.grow(wanted - store.length)) return false;
      const larger = Buffer.allocUnsafeSlow(wanted);
      store.copy(larger, 0, 0, size);
      store = larger;
      return true;
    }

    function take(part: Buffer): void {
      if (size + part.length > most) settle("too large");
      else if (!grownTo(size + part.length)) settle("no room");
      else size += part.copy(store, size);
    }

    const listeners = { data: take, end: () => settle("arrived"), error: () => settle("gone"), close: () => settle("gone") };
    for (const [event, listener] of Object.entries(listeners)) request.on(event, listener);
    // A request without a body has ended before it begins (server/run.ts), and is destroyed like one whose client hung up.
    if (request.readableEnded) settle("arrived");
    else if (request.destroyed) settle("gone");
  });
}
