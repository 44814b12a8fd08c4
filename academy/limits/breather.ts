import { setImmediate } from "node:timers/promises";

/** Milliseconds of work after which others get their turn. */
const turnTaken = 8;

let holder: object | undefined;
let begun = 0;
let turns = Promise.resolve();

/**
 * For long work: await it after each piece. It pauses every few milliseconds, so that requests get their turn; of all long works together only
 * one has a turn between two requests, however many there are.
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
