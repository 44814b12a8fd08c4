import { randomInt } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { TooBusy } from "../errors.ts";

/** argon2id with 19 MiB and two passes (OWASP's minimum, about 30 ms here). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2;
const mostWaiting = 50;

/** Hashing takes real time and memory; only a few run at once, so that guessing cannot starve the pages. */
let running = 0;
const waiting: Array<() => void> = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= mostWaiting) throw new TooBusy("Too many people are signing in right now. Please try again in a minute.");
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running++;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** The argon2id hash of a password, as text. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password.normalize("NFKC"), cost));

/** Whether `password` made `hashed`. Without a hash it takes as long and answers false. */
export async function passwordMatches(password: string, hashed: string | undefined): Promise<boolean> {
  const against = hashed ?? (await decoy());
  const same = await inTurn(() => verify(against, password.normalize("NFKC")).catch(() => false));
  return same && hashed !== undefined;
}

let decoyHash: Promise<string> | undefined;
function decoy(): Promise<string> {
  decoyHash ??= hashPassword("no one has this password");
  return decoyHash;
}

/** Twenty characters that are hard to confuse when read aloud. */
export function generatePassword(): string {
  const letters = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  return Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join("");
}
