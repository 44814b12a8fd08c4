import type { Selectable } from "kysely";
import type { Database } from "#database/database.ts";
import type { AdminTable } from "#database/tables.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { tellOfChange } from "../account-changes/tell-of-change.ts";
import { fullNameOf, nameOf } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { NotFound, notFound } from "../errors.ts";
import { hasTable } from "../has-table.ts";
import { countAttempt, type Limits } from "../limits/limits.ts";
import { countWrongLinks } from "../limits/wrong-links.ts";
import { hashPassword } from "../password.ts";
import { deleted } from "../rows.ts";
import type { Sessions } from "../sessions/sessions.ts";
import { createToken, hashOf, hashOfToken } from "../token.ts";

export type AccountLinks = ReturnType<typeof createAccountLinks>;

/** To whom a link goes, and its secret, which is kept nowhere. */
export type LinkToSend = { person: { id: number; name: string; username: string; email: string; email_confirmed: boolean }; token: string };

const linkTables = ["account_links", "password_resets"] as const;
const hour = 3_600_000;
const forgottenFor = hour;
/** Mails to one account in an hour, whoever asks for them. */
const mostForgotten = 3;
const dead = "This link does not work any more. It was used already, is too old, or a newer one was made. Ask an owner for a new one.";

type Needs = {
  limits: Pick<Limits, "assertLeft" | "tally">;
  sessions: Pick<Sessions, "endAllOf">;
  forgetNetworks: (tx: Writer, username: string, now: number) => Promise<void>;
  /** Drops an e-mail address that waits to be confirmed; answers the sentence that tells of it, or "". */
  dropWaitingEmail: (tx: Writer, adminId: number) => Promise<string>;
};

/** Links with which a person chooses a password, once: secrets of 256 bits, kept as hashes. An account has one that an owner made, and some that were asked for by mail. */
export function createAccountLinks(database: Database, clock: () => number, { limits, sessions, forgetNetworks, dropWaitingEmail }: Needs) {
  /** Makes a link, in the transaction of what it is for. The one that an owner made before for this account ends. */
  async function create(tx: Writer, adminId: number, expires_at: number): Promise<string> {
    const token = createToken();
    const token_hash = hashOfToken(token);
    await tx
      .insertInto("account_links")
      .values({ token_hash, admin_id: adminId, expires_at })
      .onConflict((row) => row.column("admin_id").doUpdateSet({ token_hash, expires_at }))
      .execute();
    return token;
  }

  function accountOfLink(db: Reader | Writer, token: string): Promise<Selectable<AdminTable>> {
    const linkIn = (table: (typeof linkTables)[number]) =>
      db.selectFrom(table).select("admin_id").where("token_hash", "=", hashOfToken(token)).where("expires_at", ">", clock());
    return db
      .selectFrom("admins")
      .selectAll()
      .where("id", "in", linkIn("account_links").union(linkIn("password_resets")))
      .where("left_at", "is", null)
      .executeTakeFirstOrThrow(notFound(dead));
  }

  /** As `accountOfLink`; wrong links count against the `address` that tries them. Throws NotFound, TooManyAttempts. */
  function tryLink(token: string, address: string): Promise<Selectable<AdminTable>> {
    return countWrongLinks(limits, address, () => database.read((db) => accountOfLink(db, token)));
  }

  return {
    create,

    /** Whose password a link is for. Throws NotFound when it was used, is too old or was replaced, TooManyAttempts. */
    async read(token: string, address: string): Promise<{ username: string; name: string; isNew: boolean }> {
      const row = await tryLink(token, address);
      return { username: row.username, name: nameOf(row), isNew: row.password_hash === "" };
    },

    /** Sets the password, and ends the sessions and all links of the account; of two uses at the same moment one fails. Throws NotFound as `read` does. */
    async choosePassword(token: string, newPassword: string, address: string): Promise<{ username: string }> {
      await tryLink(token, address);
      const password_hash = await hashPassword(newPassword);
      return database.write(async (tx) => {
        const row = await accountOfLink(tx, token);
        let used = 0;
        for (const table of linkTables) used += await deleted(tx.deleteFrom(table).where("token_hash", "=", hashOfToken(token)));
        if (used !== 1) throw new NotFound(dead);
        await endLinksOf(tx, row.id);
        await tx.updateTable("admins").set({ password_hash }).where("id", "=", row.id).execute();
        await sessions.endAllOf(tx, row.id);
        await forgetNetworks(tx, row.username, clock());
        const what = { action: "choose-password", noun: "people", item_id: row.id, title: nameOf(row) };
        const actor = { name: nameOf(row), address };
        // Somebody who was invited is not told: they had no password before that another could have changed.
        if (row.password_hash !== "") {
          const told = `A link was used to choose a new password of ${fullNameOf(row)}.${await dropWaitingEmail(tx, row.id)}`;
          await tellOfChange(tx, clock(), { actor, of: row.id, what: told });
        }
        await record(tx, clock(), actor, what);
        return { username: row.username };
      });
    },

    /**
     * A link for whoever forgot a password, to be mailed; undefined when nobody, or more than one, is meant, or when the account has had
     * enough of them for now. Earlier links go on working. A transaction is written in any case, or the time of the answer would tell whether
     * there is such an account. `address`: from where it was asked for.
     */
    async forgot(usernameOrEmail: string, address: string): Promise<LinkToSend | undefined> {
      const given = usernameOrEmail.toLowerCase();
      const accounts = await database.read((db) => db.selectFrom("admins").selectAll().where("left_at", "is", null).execute());
      const [found, ...more] = accounts.filter((one) => one.username.toLowerCase() === given || one.email.toLowerCase() === given);
      const row = more.length === 0 && found?.email !== "" ? found : undefined;
      const token = createToken();
      const isMade = await database.write(async (tx) => {
        const { count } = await countAttempt(tx, `forgot:${row?.id ?? hashOf(given, 16)}`, clock(), hour);
        if (!row || count > mostForgotten) return false;
        const link = { token_hash: hashOfToken(token), admin_id: row.id, expires_at: clock() + forgottenFor };
        await tx.insertInto("password_resets").values(link).execute();
        // Who asked is not known.
        const what = { action: "reset-asked", noun: "people", item_id: row.id, title: nameOf(row) };
        await record(tx, clock(), { name: "", address }, what);
        return true;
      });
      if (!row || !isMade) return undefined;
      return { person: { id: row.id, name: nameOf(row), username: row.username, email: row.email, email_confirmed: true }, token };
    },

    sweep: (): Promise<number> =>
      database.write(async (tx) => {
        let swept = 0;
        for (const table of linkTables) swept += await deleted(tx.deleteFrom(table).where("expires_at", "<=", clock()));
        return swept;
      }),
  };
}

/** Ends the links of an account that were asked for by mail. */
export async function endResetsOf(tx: Writer, adminId: number): Promise<void> {
  await tx.deleteFrom("password_resets").where("admin_id", "=", adminId).execute();
}

/** Ends all links of an account, also in an older database, which may lack a table. */
export async function endLinksOf(tx: Writer, adminId: number): Promise<void> {
  for (const table of linkTables) if (await hasTable(tx, table)) await tx.deleteFrom(table).where("admin_id", "=", adminId).execute();
}
