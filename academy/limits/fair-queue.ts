import { setImmediate } from "node:timers/promises";
import { TooBusy } from "../errors.ts";
import { addressPrefix } from "./address-prefix.ts";
import { createTurns } from "./turns.ts";

/** `atOnce`: how much may be under way; `most`: how much may wait; `mostOfOne`: how much of that from one address (whole towns share one). */
type Sizes = { atOnce: number; most: number; mostOfOne: number };

type Work = { begun: boolean; networks: Set<string>; begin: () => Promise<unknown>; refuse: () => void };
/** Work that waits or is under way. `alsoFor` adds a client whose turn starts it, too: the first turn counts. */
export type Queued<T> = { result: Promise<T>; alsoFor: (client: string) => void };

export type FairQueue = ReturnType<typeof createFairQueue>;

/**
 * Does `atOnce` works at a time, and between two lets the event loop go on. Turns go round the networks of those who ask, so that a crowd
 * waits for itself. When the queue is full, the last work of the network with the most waiting is refused (TooBusy) to make room.
 */
export function createFairQueue({ atOnce, most, mostOfOne }: Sizes) {
  const turns = createTurns<Work>();
  let running = 0;

  function goOn(): void {
    while (running < atOnce) {
      const work = turns.next();
      if (!work) return;
      if (work.begun) continue;
      work.begun = true;
      running++;
      work.begin().finally(() => {
        running--;
        goOn();
      });
    }
  }

  /** False when there is no place for `client`. */
  function takePlace(work: Work, client: string): boolean {
    const network = addressPrefix(client);
    if (turns.waiting(network, client) >= mostOfOne) return false;
    if (turns.size() >= most) {
      const longest = turns.longest() ?? network;
      if (turns.waiting(longest) <= turns.waiting(network) + 1) return false;
      const dropped = turns.dropLast(longest);
      dropped?.networks.delete(longest);
      if (dropped?.networks.size === 0) dropped.refuse();
    }
    work.networks.add(network);
    turns.add(network, client, work);
    return true;
  }

  function enter<T>(client: string, work: () => Promise<T>): Queued<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const queued: Work = {
      begun: false,
      networks: new Set(),
      begin: () => setImmediate().then(work).then(resolve, reject),
      refuse: () => reject(new TooBusy("Too many people ask at once. Please try again in a moment.", 2)),
    };
    if (takePlace(queued, client)) goOn();
    else queued.refuse();
    return {
      result: promise,
      alsoFor(other) {
        if (!queued.begun && !queued.networks.has(addressPrefix(other))) takePlace(queued, other);
      },
    };
  }

  return {
    enter,
    /** Does `work` at the turn of `client`, an address. Throws TooBusy. */
    inTurn: <T>(client: string, work: () => Promise<T>): Promise<T> => enter(client, work).result,
  };
}
