import type { Writer } from "#database/transaction.ts";
import { TooManyAttempts } from "../errors.ts";
import type { Asker } from "../hashing-queue.ts";
import { addressPrefix } from "../limits/address-prefix.ts";
import { countAttempt, forgetAttempts, type Limits } from "../limits/limits.ts";
import { hashOf } from "../token.ts";

const hour = 3_600_000;
const perNetwork = { most: 10, period: hour / 4 };
/** At one secret, over all networks. */
const perSecret = { most: 50, period: hour };
const knownFor = 30 * 24 * hour;
/** Tries in a quarter of an hour that a secret under attack leaves a network; those somebody signed in from lately keep all theirs. */
// A password is never closed to anyone: that would let an attacker lock the owner out.
// The master password may be: whoever has a use for it can sign in first.
const triesUnderAttack = { password: 2, code: 2, master: 0 };

export type Secret = { kind: "password" | "code" | "master"; username: string };

export type Guesses = ReturnType<typeof createGuesses>;

/** Holds down how often passwords are guessed at. The figures of the worst case are in SECURITY.md. */
export function createGuesses(limits: Limits) {
  return {
    /** Counts nothing. Throws TooManyAttempts when the next try would be one too many. */
    assertMayTry: (address: string): Promise<void> => limits.assertLeft(networkKey(address), perNetwork.most),
    /** Counts a try of this network, of whichever password; to be done before any work for it. Throws TooManyAttempts. */
    countTry: (address: string): Promise<void> => limits.take(networkKey(address), perNetwork),

    /** Whether a guess is right. It counts before it is judged: guesses made at the same moment count too. Throws TooManyAttempts. */
    async judge(secret: Secret, address: string, isRight: (asker: Asker) => Promise<boolean>): Promise<boolean> {
      const key = keyOf(secret);
      const guesses = await limits.tally(key, perSecret.period);
      const known = (await limits.taken(knownKey(secret.username, address))) > 0;
      if (!known && guesses > perSecret.most && (await limits.taken(networkKey(address))) > triesUnderAttack[secret.kind])
        throw underAttack(secret.kind);
      // A guess that is right or was not judged counts no more.
      let right: boolean;
      try {
        right = await isRight({ lane: known ? "known" : secret.kind === "master" ? "master" : "sign-in", address });
      } catch (error) {
        await limits.giveBack([key, networkKey(address)]);
        throw error;
      }
      if (right) await limits.giveBack([key]);
      return right;
    },

    /** All that was asked for was right: the try is taken back. */
    forgive: (address: string): Promise<void> => limits.giveBack([networkKey(address)]),

    /** Remembers that `username` signed in from this network; answers whether it is the first time in 30 days. */
    async remember(username: string, address: string): Promise<boolean> {
      return (await limits.tally(knownKey(username, address), knownFor)) === 1;
    },
  };
}

/** Forgets from where an account signed in, all but `address`: its password may have been in other hands. */
export async function forgetNetworks(tx: Writer, username: string, now: number, address?: string): Promise<void> {
  await forgetAttempts(tx, `known:${briefHash(username)}:`);
  if (address !== undefined) await countAttempt(tx, knownKey(username, address), now, knownFor);
}

function keyOf({ kind, username }: Secret): string {
  if (kind === "master") return "guesses:master";
  return `guesses:${kind === "code" ? "code:" : ""}${briefHash(username)}`;
}

function underAttack(kind: Secret["kind"]): TooManyAttempts {
  const sentence =
    kind === "master"
      ? "Too many attempts from many places. Please sign out and in again here, then try once more."
      : "Too many attempts. Please try again in 15 minutes.";
  return new TooManyAttempts(sentence, perNetwork.period / 1000);
}

const networkKey = (address: string) => `guesses-from:${addressPrefix(address)}`;
const knownKey = (username: string, address: string) => `known:${briefHash(username)}:${addressPrefix(address)}`;

/** People type their password into the wrong field: what is counted under must not tell it, so most of the hash is left out. */
const briefHash = (typed: string) => hashOf(typed, 8);
