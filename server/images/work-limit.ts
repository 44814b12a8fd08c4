import { TooBusy } from "#academy/errors.ts";
import { inTime } from "../in-time.ts";

/** Lets nobody wait for longer than `longest` milliseconds for work that cannot be stopped. */
export function createWorkLimit(longest: number) {
  const underWay = new Set<Promise<unknown>>();
  return {
    /** Throws TooBusy where the work takes longer; it goes on, and nobody waits for it. */
    async within<Made>(work: Promise<Made>): Promise<Made> {
      const over = Promise.allSettled([work]);
      underWay.add(over);
      void over.then(() => underWay.delete(over));
      return inTime(work, longest, () => new TooBusy("The picture takes too long. Please try again in a moment.", 5));
    },

    /** Resolves when no work is under way any more, that which took too long included. */
    async ended(): Promise<void> {
      await Promise.all(underWay);
    },
  };
}
