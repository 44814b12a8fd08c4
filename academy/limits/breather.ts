import { setImmediate } from "node:timers/promises";

/** Milliseconds of work after which others get their turn. */
const turnTaken = 8;

let holder: object | undefined;
let begun = 0;
let turns = Promise.resolve();

/**
 * For long work: await it after each piece. It pauses now and then, so that others get their turn; of all long works one has a turn between
 * two of theirs, however many there are.
 */
export function createBreather(): () => Promise<void> {
  const work = {};
  return async () => {
    if (holder === work && performance.now() - begun < turnTaken) return;
    turns = turns.then(() => setImmediate());
    await turns;
    holder = work;
    begun = performance.now();
  };
}
