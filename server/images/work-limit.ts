import { TooBusy } from "#academy/errors.ts";

/** Lets nobody wait for longer than `longest` milliseconds for work that cannot be stopped. */
export function createWorkLimit(longest: number) {
  const underWay = new Set<Promise<void>>();
  return {
    /** Throws TooBusy where the work takes longer; it goes on, and nobody waits for it. */
    async within<Made>(work: Promise<Made>): Promise<Made> {
      const over: Promise<void> = work.then(
        () => {},
        () => {},
      );
      underWay.add(over);
      void over.then(() => underWay.delete(over));
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(new TooBusy("The picture takes too long. Please try again in a moment.", 5)), longest);
      return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
    },

    /** Resolves when no work is under way any more, that which took too long included. */
    async ended(): Promise<void> {
      await Promise.all(underWay);
    },
  };
}
