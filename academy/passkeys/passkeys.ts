import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import {
  maxPasskeys,
  type NewPasskey,
  type Passkey,
  type PasskeyOffer,
  type PasskeyRequest,
  type UsedPasskey,
} from "#contract/accounts/passkey.ts";
import { type Database, Duplicate } from "#database/database.ts";
import type { PasskeyTable } from "#database/tables.ts";
import type { Writer } from "#database/transaction.ts";
import { tellOfChange } from "../account-changes/tell-of-change.ts";
import { accountOf } from "../account-of.ts";
import { type Actor, fullNameOf } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { NotFound, Refusal } from "../errors.ts";
import { isoMoment } from "../iso-moment.ts";
import { ownSecret } from "../program-values.ts";
import { secondStepsOf } from "../second-steps.ts";
import type { Admin, Sessions } from "../sessions/sessions.ts";
import { hashOfToken } from "../token.ts";
import { challengeHolds, makeChallenge, readChallenge } from "./challenge.ts";
import { passkeySite } from "./site.ts";
import { algorithms, challengeIn, counterOf, readNew } from "./verify.ts";

export type Passkeys = ReturnType<typeof createPasskeys>;

type Needs = {
  sessions: Pick<Sessions, "addSecondStep">;
  academyName: () => Promise<string>;
  publicUrl: string;
  /** True once for an id: of two uses of a challenge one is refused. */
  spend: (id: string, expiresAt: number) => Promise<boolean>;
};
type Owner = { id: number; username: string; name: string; email: string };
/** `isCopy`: signed by the right key, but its counter did not grow. */
type Used = { refused: undefined; who: Owner; token: string } | { refused: string; who?: Owner; isCopy?: boolean };

const signIn = "sign-in";
const tooMany = `You have ${maxPasskeys} passkeys. Remove one that you do not use any more.`;
const tooLate = "This took too long, or was sent twice. Please try again.";
const unknown = "This passkey opens no account here. Use another one, or sign in with your password.";
const copied =
  "This passkey was refused, because it looks like a copy. Sign in another way, remove it under My account, and tell an owner.";

/** Passkeys (WebAuthn): ways in that a person holds, and that no other site can ask for. */
export function createPasskeys(database: Database, clock: () => number, { sessions, academyName, publicUrl, spend }: Needs) {
  let asked: Promise<string> | undefined;
  const secret = () => {
    asked ??= ownSecret(database, "passkeys").catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
  const siteAt = (host: string) => passkeySite(publicUrl, host);
  const challengeFor = async (purpose: string) => makeChallenge(await secret(), purpose, clock());
  const challengeOf = async (purpose: string, challenge: string) => readChallenge(await secret(), purpose, challenge, clock());

  const rowsOf = (adminId: number) =>
    database.read((db) => db.selectFrom("passkeys").selectAll().where("admin_id", "=", adminId).orderBy("id").limit(maxPasskeys).execute());

  /** The person whose passkey it is; undefined when they left, or have no password yet. */
  const ownerOf = (credentialId: string) =>
    database.read((db) =>
      db
        .selectFrom("passkeys")
        .innerJoin("admins", "admins.id", "passkeys.admin_id")
        .select(["admins.id", "admins.username", "admins.name", "admins.email", "admins.created_at", "passkeys.public_key"])
        .where("credential_id", "=", credentialId)
        .where("left_at", "is", null)
        .where("password_hash", "!=", "")
        .executeTakeFirst(),
    );

  return {
    list: async (adminId: number): Promise<Passkey[]> => (await rowsOf(adminId)).map(passkeyOf),

    request: async (host: string): Promise<PasskeyRequest> => {
      return { challenge: await challengeFor(signIn), rpId: siteAt(host).id, timeout: challengeHolds, userVerification: "required" };
    },

    /** Uses a passkey; `start` makes the session in the same transaction. The challenge of a passkey that verifies is spent, even if it is refused then. */
    async use(shown: UsedPasskey, host: string, start: (tx: Writer, adminId: number) => Promise<string>): Promise<Used> {
      const challenge = challengeIn(shown.response.clientDataJSON);
      const own = await challengeOf(signIn, challenge);
      if (!own) return { refused: tooLate };
      const found = await ownerOf(shown.id);
      if (!found) return { refused: unknown };
      const { public_key, created_at, ...who } = found;
      const { userHandle } = shown.response;
      if (userHandle && userHandle !== handleOf({ id: who.id, created_at })) return { refused: unknown, who };
      const counter = await counterOf(shown, challenge, siteAt(host), public_key);
      if (counter === undefined) return { refused: unknown, who };
      if (!(await spend(own.id, own.expiresAt))) return { refused: tooLate, who };
      return database.write(async (tx): Promise<Used> => {
        const account = await secondStepsOf(tx, who.id);
        if (!account) return { refused: unknown, who };
        const row = await tx.selectFrom("passkeys").select(["id", "counter"]).where("credential_id", "=", shown.id).executeTakeFirst();
        if (!row) return { refused: unknown, who };
        // Counts only grow; a passkey that lives on several devices does not count and always says 0.
        if ((row.counter > 0 || counter > 0) && counter <= row.counter) return { refused: copied, who, isCopy: true };
        await tx.updateTable("passkeys").set({ counter, last_used_at: clock() }).where("id", "=", row.id).execute();
        return { refused: undefined, who, token: await start(tx, who.id) };
      });
    },

    /** What a browser needs to make a passkey; only for somebody who has just given the password. Throws Refusal. */
    async offer(who: Admin, token: string, host: string): Promise<PasskeyOffer> {
      const rows = await rowsOf(who.id);
      if (rows.length >= maxPasskeys) throw new Refusal(tooMany);
      const account = await database.read((db) => accountOf(db, who.id));
      return {
        rp: { id: siteAt(host).id, name: await academyName() },
        user: { id: handleOf(account), name: who.username, displayName: who.name },
        challenge: await challengeFor(addingTo(who.id, token)),
        pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
        timeout: challengeHolds,
        excludeCredentials: rows.map(({ credential_id }) => ({ type: "public-key", id: credential_id })),
        authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
        attestation: "none",
      };
    },

    /** Adds a passkey that was made as `offer` asked, in the session that asked. Throws Refusal. */
    async add(who: Admin, token: string, made: NewPasskey, host: string, actor: Actor): Promise<Passkey> {
      const challenge = challengeIn(made.credential.response.clientDataJSON);
      const own = await challengeOf(addingTo(who.id, token), challenge);
      if (!own) throw new Refusal(tooLate);
      const read = await readNew(made, challenge, siteAt(host));
      if (!read) throw new Refusal("This passkey cannot be used here. Please try again, or with another device.");
      if (!(await spend(own.id, own.expiresAt))) throw new Refusal(tooLate);
      try {
        return await database.write(async (tx) => {
          if ((await secondStepsOf(tx, who.id))?.passkeys === maxPasskeys) throw new Refusal(tooMany);
          const added = await tx
            .insertInto("passkeys")
            .values({ ...read, admin_id: who.id, name: made.name, created_at: clock(), last_used_at: null })
            .returningAll()
            .executeTakeFirstOrThrow();
          await sessions.addSecondStep(tx, token);
          const what = `A passkey was added to the account of ${fullNameOf(who)}: ${made.name}.`;
          await tellOfChange(tx, clock(), { actor, of: who.id, what });
          await record(tx, clock(), actor, { action: "passkey-added", noun: "accounts", item_id: who.id, title: made.name });
          return passkeyOf(added);
        });
      } catch (error) {
        if (error instanceof Duplicate) throw new Refusal("This passkey was added already.");
        throw error;
      }
    },

    /** Throws NotFound, and Refusal when it is the last second step of somebody whom the academy asks for one. */
    remove: (who: Admin, id: number, actor: Actor): Promise<void> =>
      database.write(async (tx) => {
        const account = await secondStepsOf(tx, who.id);
        const row = await tx.selectFrom("passkeys").select("name").where("id", "=", id).where("admin_id", "=", who.id).executeTakeFirst();
        if (!row || !account) throw new NotFound("You have no such passkey.");
        if (account.isRequired && !account.hasCodes && account.passkeys === 1)
          throw new Refusal("The academy asks you for a second step, and this is your last one. Add another passkey or an app first.");
        await tx.deleteFrom("passkeys").where("id", "=", id).execute();
        const what = `A passkey was removed from the account of ${fullNameOf(who)}: ${row.name}.`;
        await tellOfChange(tx, clock(), { actor, of: who.id, what });
        await record(tx, clock(), actor, { action: "passkey-removed", noun: "accounts", item_id: who.id, title: row.name });
      }),
  };
}

/** The purpose of a challenge for adding a passkey: bound to the session that gave the password. */
const addingTo = (adminId: number, token: string) => `add ${adminId} ${hashOfToken(token)}`;

/** Names the account to an authenticator: it tells nothing of the person, and never changes. */
function handleOf({ id, created_at }: { id: number; created_at: number }): string {
  return createHash("sha256").update(`passkeys of ${id} ${created_at}`).digest("base64url");
}

function passkeyOf({ id, name, created_at, last_used_at }: Selectable<PasskeyTable>): Passkey {
  return { id, name, created_at: isoMoment(created_at), last_used: isoMoment(last_used_at) };
}

export async function removePasskeysOf(tx: Writer, adminId: number): Promise<void> {
  await tx.deleteFrom("passkeys").where("admin_id", "=", adminId).execute();
}
