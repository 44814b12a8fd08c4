import type { SessionAnswer } from "#contract/accounts/account.ts";
import type { Permission } from "#contract/accounts/roles.ts";
import { isAsked } from "#contract/accounts/second-step.ts";
import type { Database } from "#database/database.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { type Actor, nameOf } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { ignoreAway } from "../errors.ts";
import { deleted, updated } from "../rows.ts";
import { ruleOf } from "../second-step-rule.ts";
import { passkeysOf, ruleKey, secondStepRule } from "../second-steps.ts";
import { createToken, hashOfToken } from "../token.ts";

/** Who is signed in. `name`: what their work is signed with; `role`: see contract/accounts/roles.ts. */
export type Admin = {
  id: number;
  username: string;
  name: string;
  role: string;
  /** The academy asks them for a second step; until they set it up they can do nothing else. */
  lacksSecondStep: boolean;
  /** They proved who they are within `provedFor`, by signing in or again; a program never does. */
  isProved: boolean;
  /** A program calls on their behalf, with a token that allows less (academy/api-tokens). */
  token?: { may: (permission: Permission) => boolean; readOnly: boolean };
};
export type SignInPlace = { device: string; network: string };

export type Sessions = ReturnType<typeof createSessions>;

/** Milliseconds for which a sign-in, or a proof after it, is enough to change who comes in. */
export const provedFor = 10 * 60_000;
const unusedFor = 2 * 3_600_000;
const inAll = 12 * 3_600_000;
/** For typing a code after the password. */
const waitsFor = 10 * 60_000;
/** How stale last_used_at may be before it is written again; a write on every request would be a waste. */
const touchAfter = 60_000;

/** Sessions of staff: opaque 256-bit tokens, kept as hashes. They end after 2 hours in which their person did nothing, or 12 hours in all. */
export function createSessions(database: Database, clock: () => number) {
  function sweep(): Promise<number> {
    const now = clock();
    return database.write((tx) =>
      deleted(
        tx.deleteFrom("sessions").where((or) => or.or([or("last_used_at", "<", now - unusedFor), or("created_at", "<", now - inAll)])),
      ),
    );
  }

  type Begun = { adminId: number; place: SignInPlace; waitsFor?: "code" | ""; secondStep?: 0 | 1 };

  async function begin(tx: Writer, { adminId, place, waitsFor = "", secondStep = 0 }: Begun): Promise<string> {
    const token = createToken();
    const now = clock();
    const row = { token_hash: hashOfToken(token), admin_id: adminId, created_at: now, last_used_at: now, proved_at: now, ...place };
    await tx
      .insertInto("sessions")
      .values({ ...row, waits_for: waitsFor, second_step: secondStep })
      .execute();
    return token;
  }

  return {
    sweep,

    /** Starts a session, and answers its token, which is stored nowhere. Undefined when `passwordHash`, which was just verified, has changed meanwhile. */
    async start(
      adminId: number,
      passwordHash: string,
      place: SignInPlace,
    ): Promise<{ token: string; needs: "nothing" | "code" } | { needs: "passkey" } | undefined> {
      return database.write(async (tx) => {
        const there = tx.selectFrom("admins").select(["totp_secret", "role"]).where("id", "=", adminId).where("left_at", "is", null);
        const same = await there.where("password_hash", "=", passwordHash).executeTakeFirst();
        if (!same) return undefined;
        // With a code to come, the session opens nothing yet; where a passkey is needed, there is no session.
        if (same.totp_secret !== "") return { token: await begin(tx, { adminId, place, waitsFor: "code" }), needs: "code" };
        const needsPasskey = isAsked(await secondStepRule(tx), same.role) && (await passkeysOf(tx, adminId)) > 0;
        return needsPasskey ? { needs: "passkey" } : { token: await begin(tx, { adminId, place }), needs: "nothing" };
      });
    },

    startWithPasskey: (tx: Writer, adminId: number, place: SignInPlace): Promise<string> => begin(tx, { adminId, place, secondStep: 1 }),

    /** The admin whose session a token opens; undefined when it is unknown or has ended. `isUse`: counts as use, which puts off the idle end. */
    async adminOf(token: string, isUse: boolean): Promise<Admin | undefined> {
      const now = clock();
      const token_hash = hashOfToken(token);
      const row = await database.read((db) =>
        db
          .selectFrom("sessions")
          .innerJoin("admins", "admins.id", "sessions.admin_id")
          .select(["admins.id", "admins.username", "admins.name", "admins.role", "admins.totp_secret"])
          .select(["sessions.last_used_at", "sessions.second_step", "sessions.proved_at"])
          .select((of) => [
            of.selectFrom("settings").select("value").where("key", "=", ruleKey).as("rule"),
            of.selectFrom("passkeys").select("passkeys.id").whereRef("admin_id", "=", "admins.id").limit(1).as("passkey"),
          ])
          .where("waits_for", "=", "")
          .where("token_hash", "=", token_hash)
          .where("last_used_at", ">=", now - unusedFor)
          .where("sessions.created_at", ">=", now - inAll)
          .where("left_at", "is", null)
          .executeTakeFirst(),
      );
      if (!row) return undefined;
      const isRequired = isAsked(ruleOf(row.rule), row.role);
      const hasPasskey = row.passkey !== null;
      // A session begun with a password alone ends when its person has a second step that is asked for now.
      if (row.second_step === 0 && (row.totp_secret !== "" || (isRequired && hasPasskey))) return undefined;
      if (isUse && row.last_used_at < now - touchAfter) {
        // On a full disk staff can still read: the session only ends earlier.
        await database
          .write((tx) => tx.updateTable("sessions").set({ last_used_at: now }).where("token_hash", "=", token_hash).execute())
          .catch(ignoreAway);
      }
      const lacksSecondStep = isRequired && row.totp_secret === "" && !hasPasskey;
      const isProved = Number(row.proved_at) > now - provedFor;
      return { id: row.id, username: row.username, name: nameOf(row), role: row.role, lacksSecondStep, isProved };
    },

    /** The person whose sign-in waits for a code; undefined when it is unknown or took too long. */
    waiting: (step: string): Promise<{ id: number; username: string; name: string; email: string } | undefined> =>
      database.read((db) =>
        db
          .selectFrom("sessions")
          .innerJoin("admins", "admins.id", "sessions.admin_id")
          .select(["admins.id", "admins.username", "admins.name", "admins.email"])
          .where("token_hash", "=", hashOfToken(step))
          .where("waits_for", "=", "code")
          .where("sessions.created_at", ">=", clock() - waitsFor)
          .where("left_at", "is", null)
          .executeTakeFirst(),
      ),

    /** Turns a sign-in that waited into a session, with a new token; undefined when it is not there any more. */
    async complete(tx: Writer, step: string): Promise<string | undefined> {
      const token = createToken();
      const now = clock();
      const begun = { token_hash: hashOfToken(token), waits_for: "", second_step: 1, created_at: now, last_used_at: now, proved_at: now };
      const waiting = tx.updateTable("sessions").where("token_hash", "=", hashOfToken(step)).where("waits_for", "=", "code");
      return (await updated(waiting.set(begun))) === 1 ? token : undefined;
    },

    async list(adminId: number, token: string): Promise<SessionAnswer[]> {
      const now = clock();
      const rows = await database.read((db) =>
        db
          .selectFrom("sessions")
          .selectAll()
          .where("admin_id", "=", adminId)
          .where("waits_for", "=", "")
          .where("last_used_at", ">=", now - unusedFor)
          .where("created_at", ">=", now - inAll)
          .orderBy("last_used_at", "desc")
          .limit(100)
          .execute(),
      );
      return rows.map(({ token_hash, device, network, created_at, last_used_at }) => ({
        // Enough of a hash to tell sessions of one person apart, and nothing to sign in with.
        id: token_hash.slice(0, 24),
        device,
        network,
        created_at: new Date(created_at).toISOString(),
        last_used_at: new Date(last_used_at).toISOString(),
        isThis: token_hash === hashOfToken(token),
      }));
    },

    /** Notes that the person of a session has just proved who they are; false when it ended meanwhile. */
    async prove(tx: Writer, token: string): Promise<boolean> {
      const own = tx.updateTable("sessions").where("token_hash", "=", hashOfToken(token)).where("waits_for", "=", "");
      return (await updated(own.set({ proved_at: clock() }))) === 1;
    },

    async beganAt(token: string): Promise<number> {
      const own = await database.read((db) =>
        db.selectFrom("sessions").select("created_at").where("token_hash", "=", hashOfToken(token)).executeTakeFirst(),
      );
      return Number(own?.created_at ?? 0);
    },

    async hasSecondStep(db: Reader | Writer, token: string): Promise<boolean> {
      const own = await db.selectFrom("sessions").select("second_step").where("token_hash", "=", hashOfToken(token)).executeTakeFirst();
      return own?.second_step === 1;
    },

    /** Marks a session as begun with a second step, because its person has just set one up in it. */
    addSecondStep: (tx: Writer, token: string) =>
      tx.updateTable("sessions").set({ second_step: 1 }).where("token_hash", "=", hashOfToken(token)).execute(),

    endAllOf: (tx: Writer, adminId: number) => tx.deleteFrom("sessions").where("admin_id", "=", adminId).execute(),

    endAll: (tx: Writer): Promise<number> => deleted(tx.deleteFrom("sessions")),

    endOthers: (tx: Writer, adminId: number, token: string) =>
      tx.deleteFrom("sessions").where("admin_id", "=", adminId).where("token_hash", "!=", hashOfToken(token)).execute(),

    /** Ends one session of a person; nothing happens when it is no longer there. */
    endOne: (adminId: number, id: string, actor: Actor): Promise<void> =>
      database.write(async (tx) => {
        const ended = await tx
          .deleteFrom("sessions")
          .where("admin_id", "=", adminId)
          .where("token_hash", "like", `${id}%`)
          .returning("device")
          .execute();
        for (const { device } of ended)
          await record(tx, clock(), actor, { action: "session-ended", noun: "accounts", item_id: adminId, title: device });
      }),

    end: (token: string) => database.write((tx) => tx.deleteFrom("sessions").where("token_hash", "=", hashOfToken(token)).execute()),
  };
}
