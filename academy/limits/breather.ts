import { setImmediate } from "node:timers/promises";

/** Milliseconds of work after which others get their turn. */
const turnTaken = 8;

/** For long work: to be awaited after each piece of it; lets others work when this has worked for a while. */
export function createBreather(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < turnTaken) return;
    await setImmediate();
    begun = performance.now();
  };
}
