import type { PasswordChange } from "#contract/accounts/account.ts";
import type { UsedPasskey } from "#contract/accounts/passkey.ts";
import { isProgramName } from "#contract/accounts/program-name.ts";
import type { Database } from "#database/database.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { tellOfChange } from "../account-changes/tell-of-change.ts";
import { type Actor, fullNameOf, nameOf, theProgram } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { CodeNeeded, Invalid, NotFound, WrongCredentials, wrongCode, wrongMaster } from "../errors.ts";
import { generatePassword, hashPassword, passwordMatches } from "../password.ts";
import { updated } from "../rows.ts";
import type { Admin, SignInPlace } from "../sessions/sessions.ts";
import type { AccountNeeds } from "./account-needs.ts";
import { forgetNetworks } from "./guesses.ts";

/** `newPlace`: to whom the sign-in should be told by mail, because it came from a network that is new to the account. */
type SignedIn = { token: string; username: string; newPlace?: { name: string; email: string } };
type OwnChange = Pick<PasswordChange, "currentPassword" | "newPassword">;
export type FirstAdmin = { username: string; password: string; masterPassword: string };
/** Passwords are here only when they were generated: whoever set one knows it. */
export type MadeAdmin = { username: string; password?: string; masterPassword?: string };

/** Who may sign in, and with which password. */
export function createAccounts(database: Database, clock: () => number, needs: AccountNeeds) {
  const { sessions, guesses, log, masterPassword, takeCode, takePasskey, endAllApiTokens, endLinks, dropWaitingEmail } = needs;

  async function adminNamed(username: string) {
    return database.read((db) => db.selectFrom("admins").selectAll().where("username", "=", username).executeTakeFirst());
  }

  async function firstAdmin() {
    return database.read((db) =>
      db
        .selectFrom("admins")
        .selectAll()
        .where("role", "=", "owner")
        .where("left_at", "is", null)
        .orderBy("id")
        .limit(1)
        .executeTakeFirst(),
    );
  }

  /** Whether a password is right, and of which admin. It takes as long for a username that nobody has. */
  async function judgePassword(username: string, given: string, address: string) {
    let whose: Awaited<ReturnType<typeof adminNamed>>;
    const right = await guesses.judge({ kind: "password", username }, address, async (asker) => {
      const found = await adminNamed(username);
      // Somebody who left, or has chosen no password yet, is as unknown as any other name.
      whose = found?.left_at === null && found.password_hash !== "" ? found : undefined;
      return passwordMatches(given, whose?.password_hash, asker);
    });
    return { right, whose };
  }

  async function judgeOwn({ id, username, name }: Admin, given: string, address: string, failed: string, wrong: Invalid) {
    const { right, whose } = await judgePassword(username, given, address);
    if (right && whose?.id === id) return whose;
    await log.failure(failed, name, address);
    throw wrong;
  }

  async function signedIn(who: { username: string; name: string; email: string }, token: string, address: string): Promise<SignedIn> {
    const isNew = await guesses.remember(who.username, address);
    await log.success("sign-in", { name: nameOf(who), address });
    return { token, username: who.username, ...(isNew && who.email !== "" && { newPlace: { name: nameOf(who), email: who.email } }) };
  }

  /** What follows when a person has changed a password: links to choose one and known networks end, and its person is told. */
  async function settlePasswordChange(tx: Writer, admin: { id: number; username: string; name: string }, actor: Actor) {
    await endLinks(tx, admin.id);
    await forgetNetworks(tx, admin.username, clock(), actor.address);
    const what = passwordChanged(admin) + (await dropWaitingEmail(tx, admin.id));
    await tellOfChange(tx, clock(), { actor, of: admin.id, what });
    await record(tx, clock(), actor, { action: "password-change", noun: "accounts", item_id: admin.id });
  }

  return {
    countTry: guesses.countTry,
    assertMayTry: guesses.assertMayTry,

    /** Makes the first admin and the master password in an empty database. Undefined when there is one already. Throws Invalid at `username`. */
    async createFirst(wanted: Partial<FirstAdmin>): Promise<MadeAdmin | undefined> {
      const admins = await database.read((db) => db.selectFrom("admins").select("id").limit(1).execute());
      if (admins.length > 0) return undefined;
      const first: FirstAdmin = {
        username: wanted.username || "admin",
        password: wanted.password || generatePassword(),
        masterPassword: wanted.masterPassword || generatePassword(),
      };
      // Until somebody gives it a name, its work is signed with its username.
      if (isProgramName(first.username)) throw new Invalid("username", "The program itself has this name. Use another one.");
      const password_hash = await hashPassword(first.password);
      const value = await hashPassword(first.masterPassword);
      return database.write(async (tx) => {
        // Two processes may meet an empty database; the key of this row lets one of them through.
        if (!(await masterPassword.putFirst(tx, value))) return undefined;
        await tx.insertInto("admins").values({ username: first.username, password_hash, created_at: clock() }).execute();
        return {
          username: first.username,
          ...(!wanted.password && { password: first.password }),
          ...(!wanted.masterPassword && { masterPassword: first.masterPassword }),
        };
      });
    },

    /** Whether anybody ever signed in, as far as the activity reaches. */
    async wereUsed(): Promise<boolean> {
      const signIns = (db: Reader) => db.selectFrom("audit").select("id").where("noun", "=", "accounts").where("action", "=", "sign-in");
      return (await database.read((db) => signIns(db).limit(1).executeTakeFirst())) !== undefined;
    },

    /** Throws WrongCredentials (for an unknown user too, after the same time), TooManyAttempts, CodeNeeded if there is a second step. */
    async signIn(username: string, password: string, address: string, place: SignInPlace): Promise<SignedIn> {
      const { right, whose: admin } = await judgePassword(username, password, address);
      const started = right && admin && (await sessions.start(admin.id, admin.password_hash, place));
      if (!started) {
        await log.failure("sign-in-failed", admin && nameOf(admin), address);
        throw new WrongCredentials("Wrong username or password.");
      }
      if (started.needs === "passkey") {
        await log.failure("passkey-needed", nameOf(admin), address);
        throw new WrongCredentials("The academy asks for more than a password here. Please sign in with your passkey.");
      }
      await guesses.forgive(address);
      if (started.needs === "code") throw new CodeNeeded(started.token);
      return signedIn(admin, started.token, address);
    },

    /** The second half of a sign-in. Throws WrongCredentials, TooManyAttempts. */
    async signInWithCode(step: string, code: string, address: string): Promise<SignedIn> {
      const who = await sessions.waiting(step);
      if (!who) throw new WrongCredentials("This took too long. Please begin again with your password.");
      let token: string | undefined;
      await guesses.judge({ kind: "code", username: who.username }, address, () =>
        database.write(async (tx) => {
          if (!(await takeCode(tx, who.id, code))) return false;
          token = await sessions.complete(tx, step);
          return true;
        }),
      );
      if (token === undefined) {
        await log.failure("code-failed", nameOf(who), address);
        throw new WrongCredentials(wrongCode);
      }
      await guesses.forgive(address);
      return signedIn(who, token, address);
    },

    /** A sign-in without a password: whoever has the passkey was known to its device too. Throws WrongCredentials. */
    async signInWithPasskey(shown: UsedPasskey, host: string, address: string, place: SignInPlace): Promise<SignedIn> {
      const used = await takePasskey(shown, host, (tx, adminId) => sessions.startWithPasskey(tx, adminId, place));
      if (used.refused !== undefined) {
        await log.failure(used.isCopy ? "passkey-copied" : "passkey-failed", used.who && nameOf(used.who), address);
        throw new WrongCredentials(used.refused);
      }
      await guesses.forgive(address);
      return signedIn(used.who, used.token, address);
    },

    /** Makes sure by their password that it is they who ask. Throws Invalid at `password`, TooManyAttempts. */
    async assertOwnPassword(who: Admin, password: string, address: string): Promise<void> {
      await judgeOwn(who, password, address, "own-password-failed", new Invalid("password", "This is not your password."));
      await guesses.forgive(address);
    },

    async signOut(token: string, actor: Actor): Promise<void> {
      await sessions.end(token);
      await log.success("sign-out", actor);
    },

    /** Whether this is the master password. Throws WrongCredentials, TooManyAttempts. */
    verifyMaster: async (given: string, address: string): Promise<void> =>
      masterPassword.verify(given, (await firstAdmin())?.username ?? "", address),

    /** Changes a password (the first admin's without `username`) and ends its sessions and links. Throws WrongCredentials, TooManyAttempts. */
    async changePassword(change: PasswordChange, address: string): Promise<void> {
      // The two passwords are the credentials: no token is asked for.
      const username = change.username ?? (await firstAdmin())?.username ?? "";
      const refuse = async (sentence: string): Promise<never> => {
        await log.failure("password-change-failed", undefined, address);
        throw new WrongCredentials(sentence);
      };
      const masterHash = await masterPassword.hashOf(change.masterPassword, username, address);
      if (masterHash === undefined) return refuse(wrongMaster);
      const { right, whose: admin } = await judgePassword(username, change.currentPassword, address);
      if (!right || !admin) return refuse("Current password is incorrect");
      const password_hash = await hashPassword(change.newPassword);
      const wrong = await database.write(async (tx) => {
        if (!(await masterPassword.stillIs(tx, masterHash))) return wrongMaster;
        if (!(await replaceHash(tx, admin, password_hash))) return "Current password is incorrect";
        await sessions.endAllOf(tx, admin.id);
        await settlePasswordChange(tx, admin, { name: nameOf(admin), address });
        return undefined;
      });
      if (wrong !== undefined) return refuse(wrong);
      await guesses.forgive(address);
    },

    /** A person's own password, with the old one; every other session of theirs ends, and every link. Throws Invalid, TooManyAttempts. */
    async changeOwnPassword(who: Admin, token: string, passwords: OwnChange, address: string): Promise<void> {
      const wrong = new Invalid("currentPassword", "Current password is incorrect");
      const admin = await judgeOwn(who, passwords.currentPassword, address, "password-change-failed", wrong);
      const password_hash = await hashPassword(passwords.newPassword);
      await database.write(async (tx) => {
        if (!(await replaceHash(tx, admin, password_hash))) throw wrong;
        await sessions.endOthers(tx, admin.id, token);
        await settlePasswordChange(tx, admin, { name: who.name, address });
      });
      await guesses.forgive(address);
    },

    /** Makes a new password without the old one, and ends the sessions and links of that account. Throws NotFound. */
    async resetPassword(username: string): Promise<string> {
      const password = generatePassword();
      const password_hash = await hashPassword(password);
      await database.write(async (tx) => {
        const [admin] = await tx.updateTable("admins").set({ password_hash }).where("username", "=", username).returning("id").execute();
        if (!admin) throw new NotFound(`There is no user called "${username}".`);
        await sessions.endAllOf(tx, admin.id);
        await endLinks(tx, admin.id);
        await forgetNetworks(tx, username, clock());
        const what = passwordChanged({ name: "", username }) + (await dropWaitingEmail(tx, admin.id));
        await tellOfChange(tx, clock(), { actor: theProgram, of: admin.id, what });
        await record(tx, clock(), theProgram, { action: "password-reset", noun: "accounts", title: username });
      });
      return password;
    },

    /** Signs everyone out, and ends every token of a program; answers how many sessions there were. */
    revokeSessions: (): Promise<number> =>
      database.write(async (tx) => {
        const ended = await sessions.endAll(tx);
        await endAllApiTokens(tx);
        await record(tx, clock(), theProgram, { action: "sessions-revoked", noun: "accounts" });
        return ended;
      }),
  };
}

const passwordChanged = (who: { name: string; username: string }) => `The password of ${fullNameOf(who)} was changed.`;

/** False when `admin`'s password was changed meanwhile: of two changes at the same moment the second was made with one that no longer holds. */
async function replaceHash(tx: Writer, admin: { id: number; password_hash: string }, password_hash: string): Promise<boolean> {
  const present = tx.updateTable("admins").where("id", "=", admin.id).where("password_hash", "=", admin.password_hash);
  return (await updated(present.set({ password_hash }))) === 1;
}
