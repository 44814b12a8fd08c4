import type { Selectable } from "kysely";
import type { AdminTable } from "#database/account-rows.ts";
import type { Database } from "#database/database.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { tellOfChange } from "../account-changes/tell-of-change.ts";
import { fullNameOf, nameOf } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { NotFound } from "../errors.ts";
import type { Sessions } from "../sessions/sessions.ts";
import { createToken, hashOfToken } from "../token.ts";

export type AccountLinks = ReturnType<typeof createAccountLinks>;

/** To whom a link goes, and its secret, which is kept nowhere. */
export type LinkToSend = { person: { id: number; name: string; username: string; email: string; email_confirmed: boolean }; token: string };

const forgottenFor = 3_600_000;
const dead = "This link does not work any more. It was used already, is too old, or a newer one was made. Ask an owner for a new one.";

type Needs = {
  sessions: Pick<Sessions, "endAllOf">;
  hashPassword: (password: string) => Promise<string>;
  forgetNetworks: (tx: Writer, username: string, now: number) => Promise<void>;
};

/** Links with which a person chooses a password, once: secrets of 256 bits, kept as hashes, one for each account. */
export function createAccountLinks(database: Database, clock: () => number, { sessions, hashPassword, forgetNetworks }: Needs) {
  /** In the transaction of what it is made for. The account's link before it ends. */
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

  async function accountOf(db: Reader | Writer, token: string): Promise<Selectable<AdminTable>> {
    const row = await db
      .selectFrom("account_links")
      .innerJoin("admins", "admins.id", "account_links.admin_id")
      .selectAll("admins")
      .where("token_hash", "=", hashOfToken(token))
      .where("expires_at", ">", clock())
      .where("left_at", "is", null)
      .executeTakeFirst();
    if (!row) throw new NotFound(dead);
    return row;
  }

  return {
    create,

    /** Whose password a link is for. Throws NotFound when it was used, is too old or was replaced. */
    async read(token: string): Promise<{ username: string; name: string; isNew: boolean }> {
      const row = await database.read((db) => accountOf(db, token));
      return { username: row.username, name: nameOf(row), isNew: row.password_hash === "" };
    },

    /** Sets the password, and ends the sessions of the account; of two uses at the same moment one fails. Throws NotFound as `read` does. */
    async choosePassword(token: string, newPassword: string, address: string): Promise<{ username: string }> {
      await database.read((db) => accountOf(db, token));
      const password_hash = await hashPassword(newPassword);
      return database.write(async (tx) => {
        const row = await accountOf(tx, token);
        const used = await tx.deleteFrom("account_links").where("token_hash", "=", hashOfToken(token)).executeTakeFirst();
        if (Number(used.numDeletedRows) !== 1) throw new NotFound(dead);
        await tx.updateTable("admins").set({ password_hash }).where("id", "=", row.id).execute();
        await sessions.endAllOf(tx, row.id);
        await forgetNetworks(tx, row.username, clock());
        const what = { action: "choose-password", noun: "people", item_id: row.id, title: nameOf(row) };
        const actor = { name: nameOf(row), address };
        const isFirst = row.password_hash === "";
        const chosen = `A link was used to choose ${isFirst ? "the" : "a new"} password of ${fullNameOf(row)}.`;
        await tellOfChange(tx, clock(), { actor, of: row.id, what: chosen });
        await record(tx, clock(), actor, what);
        return { username: row.username };
      });
    },

    /** A link for whoever forgot a password, to be mailed; undefined when nobody, or more than one, is meant. */
    async forgot(usernameOrEmail: string): Promise<LinkToSend | undefined> {
      const given = usernameOrEmail.toLowerCase();
      const accounts = await database.read((db) => db.selectFrom("admins").selectAll().where("left_at", "is", null).execute());
      const [row, ...more] = accounts.filter((one) => one.username.toLowerCase() === given || one.email.toLowerCase() === given);
      if (!row || more.length > 0 || row.email === "") return undefined;
      const token = await database.write((tx) => create(tx, row.id, clock() + forgottenFor));
      return { person: { id: row.id, name: nameOf(row), username: row.username, email: row.email, email_confirmed: true }, token };
    },

    sweep: (): Promise<number> =>
      database.write(async (tx) =>
        Number((await tx.deleteFrom("account_links").where("expires_at", "<=", clock()).executeTakeFirst()).numDeletedRows),
      ),
  };
}

export async function endLinksOf(tx: Writer, adminId: number): Promise<void> {
  await tx.deleteFrom("account_links").where("admin_id", "=", adminId).execute();
}
