import type { Database } from "#database/database.ts";
import type { Writer } from "#database/transaction.ts";
import { tellOfChange } from "../account-changes/tell-of-change.ts";
import { accountOf } from "../account-of.ts";
import { type Actor, fullNameOf, nameOf } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { NotFound, notFound } from "../errors.ts";
import { hasTable } from "../has-table.ts";
import type { Limits } from "../limits/limits.ts";
import { countWrongLinks } from "../limits/wrong-links.ts";
import { emailChanged, withEmail } from "../new-email.ts";
import { deleted } from "../rows.ts";
import { createToken, hashOfToken } from "../token.ts";

const holds = 7 * 24 * 3_600_000;
const dead = "This link does not work any more. It is too old, or the address was changed again. Have a new one sent under My account.";

type End = (tx: Writer, adminId: number) => Promise<void>;
/** `endLinks` ends the links with which somebody can choose a password; `endResets` those of them that were asked for by mail. */
type Needs = { limits: Limits; endLinks: End; endResets: End };

/** People's own e-mail addresses, and the links by which they confirm that they read the mailbox. */
export function createEmailLinks(database: Database, clock: () => number, { limits, endLinks, endResets }: Needs) {
  return {
    addresses: async (id: number): Promise<{ email: string; waiting: string }> => {
      const { email, email_waiting: waiting } = await database.read((db) => accountOf(db, id));
      return { email, waiting };
    },

    /** A new secret that confirms the address an account is waiting to confirm; undefined when there is none. It ends the secret before it. */
    create: (admin_id: number): Promise<string | undefined> =>
      database.write(async (tx) => {
        const { email_waiting: email } = await accountOf(tx, admin_id);
        if (email === "") return undefined;
        const token = createToken();
        const fresh = { token_hash: hashOfToken(token), email, expires_at: clock() + holds };
        await tx
          .insertInto("email_links")
          .values({ admin_id, ...fresh })
          .onConflict((row) => row.column("admin_id").doUpdateSet(fresh))
          .execute();
        return token;
      }),

    /** Gives oneself another address. Both mailboxes are told, and links that went to the old one end; the old one counts until the link sent to the new one is opened. */
    setOwn: (id: number, email: string, actor: Actor): Promise<void> =>
      database.write(async (tx) => {
        const row = await accountOf(tx, id);
        const before = row.email_waiting || row.email;
        if (before === email) return;
        await tx.updateTable("admins").set(withEmail(row, email)).where("id", "=", id).execute();
        await endLinks(tx, id);
        await tellOfChange(tx, clock(), { actor, of: id, what: emailChanged(row, email), newEmail: email });
        const what = { action: "email-change", noun: "people", item_id: id, title: nameOf(row) };
        await record(tx, clock(), actor, { ...what, before: { email: before }, after: { email } });
      }),

    /** Confirms the address of a link. Throws NotFound when the link is too old or another address was given since; TooManyAttempts. */
    confirm: (token: string, address: string): Promise<{ email: string }> =>
      countWrongLinks(limits, address, () =>
        database.write(async (tx) => {
          const link = await tx
            .deleteFrom("email_links")
            .where("token_hash", "=", hashOfToken(token))
            .where("expires_at", ">", clock())
            .returning(["admin_id", "email"])
            .executeTakeFirstOrThrow(notFound(dead));
          const row = await accountOf(tx, link.admin_id);
          if (row.left_at !== null || row.email_waiting !== link.email) throw new NotFound(dead);
          const actor: Actor = { name: nameOf(row), address };
          // The address that counted until now hears of it, where there was one; links that were asked for and mailed there end.
          if (row.email !== "") {
            await endResets(tx, row.id);
            const what = `From now on mail about the account of ${fullNameOf(row)} goes to ${link.email} and no longer to ${row.email}.`;
            await tellOfChange(tx, clock(), { actor, of: row.id, what, newEmail: link.email });
          }
          await tx.updateTable("admins").set({ email: link.email, email_waiting: "" }).where("id", "=", row.id).execute();
          const what = { action: "email-confirmed", noun: "people", item_id: row.id, title: nameOf(row) };
          await record(tx, clock(), actor, { ...what, before: { email: row.email }, after: { email: link.email } });
          return { email: link.email };
        }),
      ),

    sweep: (): Promise<number> => database.write((tx) => deleted(tx.deleteFrom("email_links").where("expires_at", "<=", clock()))),
  };
}

/**
 * Drops an address that waits to be confirmed: somebody else may have entered it before the password was changed. Answers the sentence that
 * tells of it; "" where none waits, or an older database cannot have one.
 */
export async function dropWaitingEmail(tx: Writer, id: number): Promise<string> {
  if (!(await hasTable(tx, "email_links"))) return "";
  const { email_waiting: email } = await accountOf(tx, id);
  if (email === "") return "";
  await tx.updateTable("admins").set({ email_waiting: "" }).where("id", "=", id).execute();
  await tx.deleteFrom("email_links").where("admin_id", "=", id).execute();
  return ` The e-mail address ${email}, which waited to be confirmed, was dropped.`;
}
