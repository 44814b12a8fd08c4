import type { Database } from "#database/database.ts";
import type { Writer } from "#database/transaction.ts";
import type { Guesses, Secret } from "../accounts/guesses.ts";
import type { SignInLog } from "../accounts/sign-in-log.ts";
import { theProgram } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { WrongCredentials, wrongMaster } from "../errors.ts";
import { generatePassword, hashPassword, passwordMatches } from "../password.ts";
import { programValueOf, putFirstProgramValue, putProgramValue } from "../program-values.ts";
import { updated } from "../rows.ts";

const key = "master_password_hash";

/** The one password of the academy that opens the settings screen; it is nobody's own. */
export function createMasterPassword(database: Database, clock: () => number, { guesses, log }: { guesses: Guesses; log: SignInLog }) {
  const present = (): Promise<string | undefined> => database.read((db) => programValueOf(db, key));

  /** Its hash if `given` is right, else undefined. Networks from which `username` signed in lately go first. Throws TooManyAttempts. */
  async function hashOf(given: string, username: string, address: string): Promise<string | undefined> {
    const secret: Secret = { kind: "master", username };
    let hash: string | undefined;
    const right = await guesses.judge(secret, address, async (asker) => {
      hash = await present();
      return passwordMatches(given, hash, asker);
    });
    return right ? hash : undefined;
  }

  return {
    hashOf,

    /** Stores the first one; false when another process was first. */
    putFirst: (tx: Writer, value: string): Promise<boolean> => putFirstProgramValue(tx, key, value),

    /** Whether `value` is still its hash. Locks its row to the end of the transaction. */
    async stillIs(tx: Writer, value: string): Promise<boolean> {
      return (await updated(tx.updateTable("settings").set({ value }).where("key", "=", key).where("value", "=", value))) === 1;
    },

    /** Throws WrongCredentials, TooManyAttempts. Grants nothing on the server: it only opens the settings screen. */
    async verify(given: string, username: string, address: string): Promise<void> {
      const hash = await hashOf(given, username, address);
      // It may have been replaced while it was checked.
      if (hash === undefined || (await present()) !== hash) {
        await log.failure("master-password-failed", undefined, address);
        throw new WrongCredentials(wrongMaster);
      }
      await guesses.forgive(address);
    },

    /** Makes a new one, and answers it. */
    async reset(): Promise<string> {
      const password = generatePassword();
      const value = await hashPassword(password);
      await database.write(async (tx) => {
        await putProgramValue(tx, key, value);
        await record(tx, clock(), theProgram, { action: "master-password-reset", noun: "accounts" });
      });
      return password;
    },
  };
}
