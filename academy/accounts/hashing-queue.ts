import { TooBusy } from "../errors.ts";

/** Who waits for a hash: a network that signed in lately, a sign-in from any other, the master password from any other. */
export type Asker = "known" | "sign-in" | "master";

/** Hashing takes real time and memory; only a few run at once, so that guessing cannot starve the pages. */
const atOnce = 2;
/** Waiting places of each, served in this order: whoever fills his own takes nobody else's. */
const places: Record<Asker, number> = { known: 50, "sign-in": 100, master: 20 };
const waiting: Record<Asker, Array<() => void>> = { known: [], "sign-in": [], master: [] };
let running = 0;

/** Does the work when it is its asker's turn. Throws TooBusy when all places of that asker are taken. */
export async function inTurn<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    const queue = waiting[asker];
    if (queue.length >= places[asker]) throw new TooBusy("Too many people are signing in right now. Please try again in a minute.");
    await new Promise<void>((resolve) => queue.push(resolve));
  } else {
    running++;
  }
  try {
    return await work();
  } finally {
    const next = waiting.known.shift() ?? waiting["sign-in"].shift() ?? waiting.master.shift();
    if (next) next();
    else running--;
  }
}
