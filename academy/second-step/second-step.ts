import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { type AskedOf, isAsked } from "#contract/accounts/second-step.ts";
import type { Database } from "#database/database.ts";
import type { Writer } from "#database/transaction.ts";
import { tellOfChange } from "../account-changes/tell-of-change.ts";
import { accountOf } from "../account-of.ts";
import { type Actor, fullNameOf } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { Invalid, Refusal, wrongCode } from "../errors.ts";
import { putProgramValue } from "../program-values.ts";
import { deleted, updated } from "../rows.ts";
import { keptRules } from "../second-step-rule.ts";
import { passkeysOf, ruleKey, secondStepRule, secondStepsOf } from "../second-steps.ts";
import type { Sessions } from "../sessions/sessions.ts";
import { hashOf } from "../token.ts";

/** Seconds of a time step (RFC 6238); apps know no other. */
const period = 30;
const recoveryCodes = 10;

const requirement: Record<AskedOf, string> = {
  nobody: "second-step-optional",
  owners: "second-step-required-of-owners",
  everybody: "second-step-required",
};

type Needs = {
  sessions: Pick<Sessions, "addSecondStep" | "endAllOf" | "hasSecondStep">;
  academyName: () => Promise<string>;
  removePasskeysOf: (tx: Writer, adminId: number) => Promise<void>;
};

/** The second step after the password: codes of an app (TOTP, RFC 6238), and recovery codes for a lost phone. */
export function createSecondStep(database: Database, clock: () => number, { sessions, academyName, removePasskeysOf }: Needs) {
  const totpOf = (secret: string, named = { issuer: "", label: "" }) =>
    new TOTP({ ...named, secret: Secret.fromBase32(secret), digits: 6, period, algorithm: "SHA1" });

  /** The time step of a code that is right now, one step early or late at most; undefined when it is not. */
  function counterOf(secret: string, code: string): number | undefined {
    const delta = totpOf(secret).validate({ token: code, window: 1, timestamp: clock() });
    return delta === null ? undefined : Math.floor(clock() / 1000 / period) + delta;
  }

  const tell = async (tx: Writer, actor: Actor, of: number, what: (who: string) => string) => {
    const row = await accountOf(tx, of);
    await tellOfChange(tx, clock(), { actor, of, what: what(fullNameOf(row)) });
  };

  async function makeCodes(tx: Writer, id: number): Promise<string[]> {
    await tx.deleteFrom("recovery_codes").where("admin_id", "=", id).execute();
    const codes = Array.from({ length: recoveryCodes }, recoveryCode);
    await tx
      .insertInto("recovery_codes")
      .values(codes.map((code) => ({ code_hash: hashOfCode(id, code), admin_id: id })))
      .execute();
    return codes;
  }

  /** Uses a code up. Of two uses at the same moment one is refused. */
  async function take(tx: Writer, id: number, code: string): Promise<boolean> {
    const { totp_secret } = await accountOf(tx, id);
    if (totp_secret === "") return false;
    const counter = /^\d{6}$/.test(code) ? counterOf(totp_secret, code) : undefined;
    if (counter !== undefined) {
      const unused = tx.updateTable("admins").where("id", "=", id).where("totp_counter", "<", counter);
      return (await updated(unused.set({ totp_counter: counter }))) === 1;
    }
    return (await deleted(tx.deleteFrom("recovery_codes").where("code_hash", "=", hashOfCode(id, code)))) === 1;
  }

  return {
    take,

    state: (id: number): Promise<{ isOn: boolean; codesLeft: number; isRequired: boolean; hasPasskey: boolean }> =>
      database.read(async (db) => {
        const left = await db.selectFrom("recovery_codes").select("code_hash").where("admin_id", "=", id).execute();
        const { totp_secret, role } = await accountOf(db, id);
        const isRequired = isAsked(await secondStepRule(db), role);
        return { isOn: totp_secret !== "", codesLeft: left.length, isRequired, hasPasskey: (await passkeysOf(db, id)) > 0 };
      }),

    /** A secret for the app, not in force before `confirm`. `address`: what the QR code holds. */
    async offer(id: number): Promise<{ secret: string; address: string }> {
      const secret = new Secret({ size: 20 }).base32;
      const { username } = await database.write(async (tx) => {
        await tx.updateTable("admins").set({ totp_offered: secret }).where("id", "=", id).execute();
        return accountOf(tx, id);
      });
      return { secret, address: totpOf(secret, { issuer: await academyName(), label: username }).toString() };
    },

    /** Turns it on when the app shows the right code; answers the recovery codes, of which only hashes are kept. Throws Invalid. */
    confirm: (id: number, token: string, code: string, actor: Actor): Promise<string[]> =>
      database.write(async (tx) => {
        const { totp_offered } = await accountOf(tx, id);
        const counter = totp_offered === "" ? undefined : counterOf(totp_offered, code);
        if (counter === undefined) throw new Invalid("code", wrongCode);
        const on = { totp_secret: totp_offered, totp_offered: "", totp_counter: counter };
        await tx.updateTable("admins").set(on).where("id", "=", id).execute();
        // Other sessions that were begun with a password alone end by this (sessions.ts): this one is marked as begun with more.
        await sessions.addSecondStep(tx, token);
        await tell(tx, actor, id, (who) => `The second step of ${who} was turned on, with an app.`);
        await record(tx, clock(), actor, { action: "second-step-on", noun: "accounts", item_id: id });
        return makeCodes(tx, id);
      }),

    /** New recovery codes; the old ones end. Throws Invalid when the code is wrong. */
    renewCodes: (id: number, code: string, actor: Actor): Promise<string[]> =>
      database.write(async (tx) => {
        if (!(await take(tx, id, code))) throw new Invalid("code", wrongCode);
        await tell(tx, actor, id, (who) => `New recovery codes were made for ${who}; the old ones ended.`);
        await record(tx, clock(), actor, { action: "recovery-codes", noun: "accounts", item_id: id });
        return makeCodes(tx, id);
      }),

    /** Turns one's own off. Throws Invalid when the code is wrong, Refusal when the academy asks for it and there is no passkey. */
    turnOff: (id: number, code: string, actor: Actor): Promise<void> =>
      database.write(async (tx) => {
        const has = await secondStepsOf(tx, id);
        if (has?.isRequired && has.passkeys === 0)
          throw new Refusal("The academy asks you for a second step, so it stays on. Add a passkey first.");
        if (!(await take(tx, id, code))) throw new Invalid("code", wrongCode);
        await clear(tx, id);
        await tell(tx, actor, id, (who) => `The second step of ${who} was turned off.`);
        await record(tx, clock(), actor, { action: "second-step-off", noun: "accounts", item_id: id });
      }),

    /** For somebody else who lost the phone and the codes: removes their app, codes and passkeys, and ends their sessions. Throws NotFound, Refusal. */
    removeFrom: (id: number, actor: Actor): Promise<void> =>
      database.write(async (tx) => {
        if (id === actor.id) throw new Refusal("Your own second step is under My account. Turn it off there.");
        const { name, username } = await accountOf(tx, id);
        await tell(tx, actor, id, (who) => `The second step of ${who} was removed: app, recovery codes and passkeys.`);
        await clear(tx, id);
        await removePasskeysOf(tx, id);
        await sessions.endAllOf(tx, id);
        await record(tx, clock(), actor, { action: "second-step-removed", noun: "people", item_id: id, title: name || username });
      }),

    rule: () => database.read(secondStepRule),

    /** Sets of whom a second step is asked. Throws Refusal when the owner's own session (`token`) was begun with a password alone. */
    require: (rule: AskedOf, token: string, actor: Actor): Promise<void> =>
      database.write(async (tx) => {
        if (rule !== "nobody" && !(await sessions.hasSecondStep(tx, token)))
          throw new Refusal("Set up your own second step first, under My account, or sign in with your passkey. Then ask others for one.");
        // From now on somebody who is asked and has none can only set one up.
        await putProgramValue(tx, ruleKey, keptRules[rule]);
        await tellOfChange(tx, clock(), { actor, what: `The academy asks ${rule} for a second step now.` });
        await record(tx, clock(), actor, { action: requirement[rule], noun: "accounts" });
      }),
  };
}

async function clear(tx: Writer, id: number): Promise<void> {
  await tx.updateTable("admins").set({ totp_secret: "", totp_offered: "", totp_counter: 0 }).where("id", "=", id).execute();
  await tx.deleteFrom("recovery_codes").where("admin_id", "=", id).execute();
}

/** Ten letters and digits (49 bits) that are hard to confuse, in two groups: "k7mpx-3hrtw". */
function recoveryCode(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join("");
  return `${group()}-${group()}`;
}

/** The hash of a recovery code, typed with or without its hyphen, in any case. */
function hashOfCode(id: number, code: string): string {
  const plain = code.toLowerCase().replace(/[\s-]/g, "");
  return hashOf(`${id}:${plain}`);
}
