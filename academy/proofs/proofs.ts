import type { Proof, ProofWays } from "#contract/accounts/own-account.ts";
import type { UsedPasskey } from "#contract/accounts/passkey.ts";
import { isAsked } from "#contract/accounts/second-step.ts";
import type { Database } from "#database/database.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { accountOf } from "../account-of.ts";
import type { AccountNeeds } from "../accounts/account-needs.ts";
import type { Actor } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { Invalid, NotSignedIn, Refusal, wrongCode } from "../errors.ts";
import { passkeysOf, secondStepRule } from "../second-steps.ts";
import type { Admin } from "../sessions/sessions.ts";

type Needs = Pick<AccountNeeds, "sessions" | "guesses" | "log" | "takeCode" | "takePasskey"> & {
  /** Throws Invalid at `password`, TooManyAttempts. */
  assertOwnPassword: (who: Admin, password: string, address: string) => Promise<void>;
};

/** How somebody with a session proves that it is theirs, before they change who comes in: the same way in which they would sign in now. */
export function createProofs(database: Database, clock: () => number, needs: Needs) {
  const { sessions, guesses, log, takeCode, takePasskey, assertOwnPassword } = needs;

  async function waysOf(db: Reader, id: number): Promise<ProofWays> {
    const { totp_secret, role } = await accountOf(db, id);
    const code = totp_secret !== "";
    const passkey = (await passkeysOf(db, id)) > 0;
    // Where a second step is required and a passkey is the only one, a password alone would not sign in, so it proves nothing.
    const password = code || !passkey || !isAsked(await secondStepRule(db), role);
    return { password, code, passkey };
  }

  async function note(tx: Writer, who: Admin, token: string, actor: Actor): Promise<void> {
    if (!(await sessions.prove(tx, token))) throw new NotSignedIn("Please sign in.");
    await record(tx, clock(), actor, { action: "proof", noun: "accounts", item_id: who.id });
  }

  const ways = (id: number): Promise<ProofWays> => database.read((db) => waysOf(db, id));

  return {
    ways,

    /** Throws Invalid at `password` or `code`, TooManyAttempts. */
    async byPassword(who: Admin, token: string, { password, code = "" }: Proof, actor: Actor): Promise<void> {
      const needed = await ways(who.id);
      if (!needed.password) throw new Invalid("password", "The academy asks for more than a password here. Please use your passkey.");
      if (needed.code && code === "") throw new Invalid("code", "Type the code that your app shows now, or a recovery code.");
      await assertOwnPassword(who, password, actor.address);
      if (!needed.code) return database.write((tx) => note(tx, who, token, actor));
      const right = await guesses.judge({ kind: "code", username: who.username }, actor.address, () =>
        database.write(async (tx) => {
          if (!(await takeCode(tx, who.id, code))) return false;
          await note(tx, who, token, actor);
          return true;
        }),
      );
      if (right) return;
      await log.failure("proof-failed", who.name, actor.address);
      throw new Invalid("code", wrongCode);
    },

    /** Throws Refusal when it is not one of theirs. */
    async byPasskey(who: Admin, token: string, shown: UsedPasskey, host: string, actor: Actor): Promise<void> {
      const used = await takePasskey(shown, host, async (tx, adminId) => {
        if (adminId !== who.id) throw new Refusal("This passkey belongs to another account.");
        await note(tx, who, token, actor);
        return token;
      });
      if (used.refused === undefined) return guesses.forgive(actor.address);
      await log.failure(used.isCopy ? "passkey-copied" : "proof-failed", who.name, actor.address);
      throw new Refusal(used.refused);
    },
  };
}
