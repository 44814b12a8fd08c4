import { setImmediate } from "node:timers/promises";
import pLimit from "p-limit";

export type RenderQueue = ReturnType<typeof createRenderQueue>;

export class Busy extends Error {}

const mostWaiting = 300;
/** A client that asks for many pages that are not cached waits for itself only. Whole towns share an address. */
const mostWaitingOfOne = 100;

/** Makes pages a few at a time (10 ms each of the one thread); what needs no work goes in between. Throws Busy when too many wait. */
export function createRenderQueue(atOnce = 2) {
  const limit = pLimit(atOnce);
  const waiting = new Map<string, number>();

  /** `client`: whose wish it is. */
  return async function inTurn<T>(client: string, work: () => Promise<T>): Promise<T> {
    const own = waiting.get(client) ?? 0;
    if (limit.pendingCount >= mostWaiting || own >= mostWaitingOfOne) throw new Busy();
    waiting.set(client, own + 1);
    try {
      return await limit(async () => {
        await setImmediate();
        return work();
      });
    } finally {
      const left = (waiting.get(client) ?? 1) - 1;
      if (left > 0) waiting.set(client, left);
      else waiting.delete(client);
    }
  };
}
