import { createHash, randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import type { Reader, Writer } from "#database/database.ts";
import type { AccountLinkTable, AdminTable } from "#database/tables.ts";

export type AccountLink = Selectable<AccountLinkTable>;

/** A secret of 256 bits with which one person chooses a password once; kept as a hash, one for each account. */
export async function createLink(tx: Writer, adminId: number, expires_at: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const token_hash = hashOf(token);
  await tx
    .insertInto("account_links")
    .values({ token_hash, admin_id: adminId, expires_at })
    .onConflict((row) => row.column("admin_id").doUpdateSet({ token_hash, expires_at }))
    .execute();
  return token;
}

/** The account that a link is for, while it holds. */
export function linkOf(db: Reader | Writer, token: string, now: number): Promise<Selectable<AdminTable> | undefined> {
  return db
    .selectFrom("account_links")
    .innerJoin("admins", "admins.id", "account_links.admin_id")
    .selectAll("admins")
    .where("token_hash", "=", hashOf(token))
    .where("expires_at", ">", now)
    .where("left_at", "is", null)
    .executeTakeFirst();
}

/** The same, and the link is used up: of two uses at the same moment one finds nothing. */
export async function takeLink(tx: Writer, token: string, now: number): Promise<Selectable<AdminTable> | undefined> {
  const row = await linkOf(tx, token, now);
  const taken = await tx.deleteFrom("account_links").where("token_hash", "=", hashOf(token)).executeTakeFirst();
  return Number(taken.numDeletedRows) === 1 ? row : undefined;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
