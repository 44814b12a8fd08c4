import { listed } from "#contract/site/listed.ts";
import type { Reader } from "#database/transaction.ts";
import { nameOf } from "../actor.ts";
import type { Attention } from "../attention/attention-line.ts";

/** The names of those who were invited and have neither a password nor a link that works: it was too old, or ended with a restore. */
export async function endedInvitations(db: Reader, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom("admins")
    .select(["username", "name"])
    .where("password_hash", "=", "")
    .where("left_at", "is", null)
    .where("id", "not in", (links) => links.selectFrom("account_links").select("admin_id").where("expires_at", ">", now))
    .orderBy("id")
    .execute();
  return rows.map(nameOf);
}

/** What to do about it. */
export function invitationsAttention(names: readonly string[]): Attention[] {
  if (names.length === 0) return [];
  const [one, whose] = names.length === 1 ? ["The invitation of", "has"] : ["The invitations of", "have"];
  return [
    {
      key: "invitations",
      what: `${one} ${listed(names)} ${whose} ended unused.`,
      advice: "A link holds for seven days, and ends when a backup is restored. Make a new one under People, or end the account there.",
      link: "/admin/people",
    },
  ];
}
