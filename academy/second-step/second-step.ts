import { createHash, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Database, Reader, Writer } from "#database/database.ts";
import type { Actor } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { Invalid, NotFound, Refusal, wrongCode } from "../errors.ts";

const requiredKey = "second-step-required";
/** Seconds; RFC 6238, which the apps take for granted. */
const period = 30;
const recoveryCodes = 10;

/** The second step after the password: codes of an app (TOTP, RFC 6238), and recovery codes for a lost phone. */
export function createSecondStep(database: Database, clock: () => number, academyName: () => Promise<string>) {
  const totpOf = (secret: string, named = { issuer: "", label: "" }) =>
    new TOTP({ ...named, secret: Secret.fromBase32(secret), digits: 6, period, algorithm: "SHA1" });

  /** The time step of a code that is right now, one step early or late at most; undefined when it is not. */
  function counterOf(secret: string, code: string): number | undefined {
    const delta = totpOf(secret).validate({ token: code, window: 1, timestamp: clock() });
    return delta === null ? undefined : Math.floor(clock() / 1000 / period) + delta;
  }

  async function account(db: Reader | Writer, id: number) {
    const row = await db.selectFrom("admins").selectAll().where("id", "=", id).executeTakeFirst();
    if (!row) throw new NotFound("There is nobody with this id.");
    return row;
  }

  async function makeCodes(tx: Writer, id: number): Promise<string[]> {
    await tx.deleteFrom("recovery_codes").where("admin_id", "=", id).execute();
    const codes = Array.from({ length: recoveryCodes }, recoveryCode);
    await tx
      .insertInto("recovery_codes")
      .values(codes.map((code) => ({ code_hash: hashOf(id, code), admin_id: id })))
      .execute();
    return codes;
  }

  /** Uses a code up. Of two uses at the same moment one is refused. */
  async function take(tx: Writer, id: number, code: string): Promise<boolean> {
    const { totp_secret } = await account(tx, id);
    if (totp_secret === "") return false;
    const counter = /^\d{6}$/.test(code) ? counterOf(totp_secret, code) : undefined;
    if (counter !== undefined) {
      const used = await tx
        .updateTable("admins")
        .set({ totp_counter: counter })
        .where("id", "=", id)
        .where("totp_counter", "<", counter)
        .executeTakeFirst();
      return Number(used.numUpdatedRows) === 1;
    }
    const used = await tx.deleteFrom("recovery_codes").where("code_hash", "=", hashOf(id, code)).executeTakeFirst();
    return Number(used.numDeletedRows) === 1;
  }

  const isRequired = async (db: Reader | Writer): Promise<boolean> =>
    (await db.selectFrom("settings").select("value").where("key", "=", requiredKey).executeTakeFirst())?.value === "yes";

  return {
    take,

    /** Whether it is on, how many recovery codes are left, and whether the academy asks everybody for it. */
    state: (id: number): Promise<{ isOn: boolean; codesLeft: number; isRequired: boolean }> =>
      database.read(async (db) => {
        const left = await db.selectFrom("recovery_codes").select("code_hash").where("admin_id", "=", id).execute();
        return { isOn: (await account(db, id)).totp_secret !== "", codesLeft: left.length, isRequired: await isRequired(db) };
      }),

    /** A secret for the app, not in force before `confirm`. `address`: what the QR code holds. */
    async offer(id: number): Promise<{ secret: string; address: string }> {
      const secret = new Secret({ size: 20 }).base32;
      const { username } = await database.write(async (tx) => {
        await tx.updateTable("admins").set({ totp_offered: secret }).where("id", "=", id).execute();
        return account(tx, id);
      });
      return { secret, address: totpOf(secret, { issuer: await academyName(), label: username }).toString() };
    },

    /** Turns it on when the app shows the right code; answers the recovery codes, which are kept as hashes only. Throws Invalid. */
    confirm: (id: number, code: string, actor: Actor): Promise<string[]> =>
      database.write(async (tx) => {
        const { totp_offered } = await account(tx, id);
        const counter = totp_offered === "" ? undefined : counterOf(totp_offered, code);
        if (counter === undefined) throw new Invalid("code", wrongCode);
        const on = { totp_secret: totp_offered, totp_offered: "", totp_counter: counter };
        await tx.updateTable("admins").set(on).where("id", "=", id).execute();
        await record(tx, clock(), actor, { action: "second-step-on", noun: "accounts", item_id: id });
        return makeCodes(tx, id);
      }),

    /** New recovery codes; the old ones end. Throws Invalid when the code is wrong. */
    renewCodes: (id: number, code: string, actor: Actor): Promise<string[]> =>
      database.write(async (tx) => {
        if (!(await take(tx, id, code))) throw new Invalid("code", wrongCode);
        await record(tx, clock(), actor, { action: "recovery-codes", noun: "accounts", item_id: id });
        return makeCodes(tx, id);
      }),

    /** Turns one's own off. Throws Invalid when the code is wrong, Refusal when the academy asks for it. */
    turnOff: (id: number, code: string, actor: Actor): Promise<void> =>
      database.write(async (tx) => {
        if (await isRequired(tx)) throw new Refusal("The academy asks everybody for a second step, so it stays on.");
        if (!(await take(tx, id, code))) throw new Invalid("code", wrongCode);
        await clear(tx, id);
        await record(tx, clock(), actor, { action: "second-step-off", noun: "accounts", item_id: id });
      }),

    /** For somebody who lost the phone and the codes; their sessions end. Throws NotFound. */
    removeFrom: (id: number, actor: Actor): Promise<void> =>
      database.write(async (tx) => {
        const { name, username } = await account(tx, id);
        await clear(tx, id);
        await tx.deleteFrom("sessions").where("admin_id", "=", id).execute();
        await record(tx, clock(), actor, { action: "second-step-removed", noun: "people", item_id: id, title: name || username });
      }),

    isRequired: () => database.read(isRequired),

    /** Whether everybody needs it. Whoever has none can then do nothing else before it is on. Throws Refusal when that is who asks. */
    require: (wanted: boolean, asker: number, actor: Actor): Promise<void> =>
      database.write(async (tx) => {
        if (wanted && (await account(tx, asker)).totp_secret === "")
          throw new Refusal("Set up your own second step first, under My account. Then ask everybody for it.");
        const value = wanted ? "yes" : "no";
        await tx
          .insertInto("settings")
          .values({ key: requiredKey, value })
          .onConflict((row) => row.column("key").doUpdateSet({ value }))
          .execute();
        await record(tx, clock(), actor, { action: wanted ? "second-step-required" : "second-step-optional", noun: "accounts" });
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

/** Typed with or without its hyphen, in any case. */
function hashOf(id: number, code: string): string {
  const plain = code.toLowerCase().replace(/[\s-]/g, "");
  return createHash("sha256").update(`${id}:${plain}`).digest("hex");
}
