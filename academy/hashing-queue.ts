import { TooBusy } from "./errors.ts";
import { addressPrefix } from "./limits/address-prefix.ts";
import { createTurns, type Turns } from "./limits/turns.ts";

/** Who waits for a hash: a network that signed in lately, a sign-in from any other, the master password from any other. */
type Lane = "known" | "sign-in" | "master";
/** `address`: "" for the program itself. */
export type Asker = { lane: Lane; address: string };

/** Hashing takes real time and memory; only a few run at once, so that guessing cannot starve the pages. */
const atOnce = 2;
/** Waiting places of each lane, served in this order: whoever fills one takes no other's. Within a lane turns go round the networks. */
const places: Record<Lane, number> = { known: 50, "sign-in": 100, master: 20 };
const waiting: Record<Lane, Turns<() => void>> = { known: createTurns(), "sign-in": createTurns(), master: createTurns() };
let running = 0;

/** Does the work when it is its asker's turn. Throws TooBusy when all places of that lane are taken. */
export async function inTurn<T>({ lane, address }: Asker, work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    const turns = waiting[lane];
    if (turns.size() >= places[lane]) throw new TooBusy("Too many people are signing in right now. Please try again in a minute.");
    await new Promise<void>((resolve) => turns.add(addressPrefix(address), address, resolve));
  } else {
    running++;
  }
  try {
    return await work();
  } finally {
    const next = waiting.known.next() ?? waiting["sign-in"].next() ?? waiting.master.next();
    if (next) next();
    else running--;
  }
}
