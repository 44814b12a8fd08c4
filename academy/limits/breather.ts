import { setImmediate } from "node:timers/promises";

/** Milliseconds of work after which others get their turn. */
const turnTaken = 8;

/** For long work: await it after each piece. It pauses now and then, so that others get their turn. */
export function createBreather(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < turnTaken) return;
    await setImmediate();
    begun = performance.now();
  };
}
