import { createHash } from "node:crypto";
import type { PasswordChange } from "#contract/account.ts";
import type { Database } from "#database/database.ts";
import { type Actor, theProgram } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { NotFound, WrongCredentials } from "../errors.ts";
import { addressPrefix } from "../limits/address-prefix.ts";
import { type Limits, tooMany } from "../limits/limits.ts";
import { generatePassword, hashPassword, passwordMatches } from "./password.ts";
import { type Admin, createSessions } from "./sessions.ts";
import { createSignInLog } from "./sign-in-log.ts";

export type Accounts = ReturnType<typeof createAccounts>;
export type FirstAdmin = { username: string; password: string; masterPassword: string };

const quarter = 15 * 60_000;
const perAddress = { most: 10, period: quarter };
const perAccount = { most: 50, period: 60 * 60_000 };
/**
 * An account that many addresses guess at leaves each unknown address this many tries, never none: a full lock
 * would let an attacker lock the owner out. Addresses that signed in lately keep all their tries.
 */
const triesUnderAttack = 2;
const knownFor = 30 * 24 * 3_600_000;
const masterKey = "master_password_hash";

/** The people of the back office: who may sign in, and the master password. */
export function createAccounts(database: Database, clock: () => number, limits: Limits) {
  const sessions = createSessions(database, clock);
  const log = createSignInLog(database, clock, limits);

  async function adminNamed(username: string) {
    return database.read((db) => db.selectFrom("admins").selectAll().where("username", "=", username).executeTakeFirst());
  }

  async function setting(key: string): Promise<string | undefined> {
    return (await database.read((db) => db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst()))?.value;
  }

  /** Counts a guess before it is judged, so that guesses made at the same moment count too. */
  async function countGuess(what: string, address: string): Promise<string> {
    const key = `${what}:${addressPrefix(address)}`;
    await limits.take(key, perAddress);
    return key;
  }

  return {
    sessions,

    /** Makes the first admin and the master password in an empty database. Answers what was generated, or undefined. */
    async createFirst(wanted: Partial<FirstAdmin>): Promise<FirstAdmin | undefined> {
      const admins = await database.read((db) => db.selectFrom("admins").select("id").limit(1).execute());
      if (admins.length > 0) return undefined;
      const first: FirstAdmin = {
        username: wanted.username || "admin",
        password: wanted.password || generatePassword(),
        masterPassword: wanted.masterPassword || generatePassword(),
      };
      const password_hash = await hashPassword(first.password);
      const value = await hashPassword(first.masterPassword);
      return database.write(async (tx) => {
        // Two processes may meet an empty database; the key of this row lets one of them through.
        const won = await tx
          .insertInto("settings")
          .values({ key: masterKey, value })
          .onConflict((row) => row.column("key").doNothing())
          .executeTakeFirst();
        if (Number(won.numInsertedOrUpdatedRows ?? 0) !== 1) return undefined;
        await tx.insertInto("admins").values({ username: first.username, password_hash, created_at: clock() }).execute();
        return first;
      });
    },

    count: async (): Promise<number> => {
      const row = await database.read((db) =>
        db
          .selectFrom("admins")
          .select((of) => of.fn.countAll<number>().as("count"))
          .executeTakeFirstOrThrow(),
      );
      return Number(row.count);
    },

    /** Throws WrongCredentials (the same for an unknown user, after the same time) and TooManyAttempts. */
    async signIn(username: string, password: string, address: string): Promise<{ token: string; admin: Admin }> {
      const key = await countGuess("login", address);
      const name = briefHash(username);
      const known = `known:${name}:${addressPrefix(address)}`;
      const account = `login-account:${name}`;
      const underAttack = (await limits.taken(account)) >= perAccount.most && (await limits.taken(known)) === 0;
      if (underAttack && (await limits.taken(key)) > triesUnderAttack) throw tooMany(quarter);
      const admin = await adminNamed(username);
      if (!(await passwordMatches(password, admin?.password_hash)) || !admin) {
        await limits.tally(account, perAccount.period);
        await log.failure("sign-in-failed", admin?.username, address);
        throw new WrongCredentials("Wrong username or password.");
      }
      const token = await sessions.start(admin.id);
      await limits.forget(key);
      await limits.tally(known, knownFor);
      await log.success("sign-in", { name: admin.username, address });
      return { token, admin: { id: admin.id, username: admin.username } };
    },

    async signOut(token: string, actor: Actor): Promise<void> {
      await sessions.end(token);
      await log.success("sign-out", actor);
    },

    /** Grants nothing here: it only opens the settings screen. Throws WrongCredentials, TooManyAttempts. */
    async verifyMaster(masterPassword: string, address: string): Promise<void> {
      const key = await countGuess("master", address);
      if (!(await passwordMatches(masterPassword, await setting(masterKey)))) {
        await log.failure("master-password-failed", undefined, address);
        throw new WrongCredentials("Invalid master password");
      }
      await limits.forget(key);
    },

    /**
     * Changes the admin's password and ends every session. The two passwords are the credentials: no token is asked for.
     * Throws WrongCredentials, TooManyAttempts.
     */
    async changePassword(change: PasswordChange, address: string): Promise<Admin> {
      const key = await countGuess("change-password", address);
      if (!(await passwordMatches(change.masterPassword, await setting(masterKey)))) {
        await log.failure("password-change-failed", undefined, address);
        throw new WrongCredentials("Invalid master password");
      }
      const admins = await database.read((db) => db.selectFrom("admins").selectAll().orderBy("id").execute());
      for (const admin of admins) {
        if (!(await passwordMatches(change.currentPassword, admin.password_hash))) continue;
        const password_hash = await hashPassword(change.newPassword);
        await database.write(async (tx) => {
          await tx.updateTable("admins").set({ password_hash }).where("id", "=", admin.id).execute();
          await tx.deleteFrom("sessions").execute();
          await record(tx, clock(), { name: admin.username, address }, { action: "password-change", noun: "accounts", item_id: admin.id });
        });
        await limits.forget(key);
        return { id: admin.id, username: admin.username };
      }
      await log.failure("password-change-failed", undefined, address);
      throw new WrongCredentials("Current password is incorrect");
    },

    /** Makes a new password without the old one, and ends every session. Throws NotFound. */
    async resetPassword(username: string): Promise<string> {
      const password = generatePassword();
      const password_hash = await hashPassword(password);
      await database.write(async (tx) => {
        const changed = await tx.updateTable("admins").set({ password_hash }).where("username", "=", username).executeTakeFirst();
        if (Number(changed.numUpdatedRows) !== 1) throw new NotFound(`There is no user called "${username}".`);
        await tx.deleteFrom("sessions").execute();
        await record(tx, clock(), theProgram, { action: "password-reset", noun: "accounts", title: username });
      });
      return password;
    },

    /** Makes a new master password without the old one. */
    async resetMaster(): Promise<string> {
      const password = generatePassword();
      const value = await hashPassword(password);
      await database.write(async (tx) => {
        await tx
          .insertInto("settings")
          .values({ key: masterKey, value })
          .onConflict((row) => row.column("key").doUpdateSet({ value }))
          .execute();
        await record(tx, clock(), theProgram, { action: "master-password-reset", noun: "accounts" });
      });
      return password;
    },

    /** Signs everyone out; answers how many sessions there were. */
    async revokeSessions(): Promise<number> {
      return database.write(async (tx) => {
        const ended = await tx.deleteFrom("sessions").executeTakeFirst();
        await record(tx, clock(), theProgram, { action: "sessions-revoked", noun: "accounts" });
        return Number(ended.numDeletedRows);
      });
    },

    /** Usernames, the first admin first. */
    names: async (): Promise<string[]> => {
      const admins = await database.read((db) => db.selectFrom("admins").select("username").orderBy("id").execute());
      return admins.map((admin) => admin.username);
    },
  };
}

/** People type their password into the wrong field: what is counted under must not tell it, so most of the hash is left out. */
function briefHash(typed: string): string {
  return createHash("sha256").update(typed).digest("hex").slice(0, 8);
}
