import type { ApiToken, ApiTokenInput } from "#contract/accounts/api-token.ts";
import { allows, type Permission } from "#contract/accounts/roles.ts";
import { isAsked } from "#contract/accounts/second-step.ts";
import type { Database } from "#database/database.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { tellOfChange } from "../account-changes/tell-of-change.ts";
import { type Actor, nameOf } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { ignoreAway, notFound, Refusal } from "../errors.ts";
import { hasTable } from "../has-table.ts";
import { isoMoment } from "../iso-moment.ts";
import { textsOf } from "../json-list.ts";
import { deleted } from "../rows.ts";
import { passkeysOf, secondStepRule } from "../second-steps.ts";
import type { Admin } from "../sessions/sessions.ts";
import { createToken, hashOfToken } from "../token.ts";

/** Tells a token from a session, and a scanner for secrets what it found. */
const prefix = "academy_";
const mostOfOnePerson = 20;
/** How stale last_used_at may be before it is written again. */
const touchAfter = 60_000;
/** An ended token stays in the list for so long, so that one sees why a program stopped. */
const shownAfterEnd = 30 * 24 * 3_600_000;
const day = 24 * 3_600_000;

/** Tokens of programs: 256 random bits, kept as hashes. Each does at most what whoever made it may do now. */
export function createApiTokens(database: Database, clock: () => number) {
  const rowsIn = (db: Reader) =>
    db
      .selectFrom("api_tokens")
      .innerJoin("admins", "admins.id", "api_tokens.admin_id")
      .selectAll("api_tokens")
      .select(["admins.name as person", "admins.username", "admins.role", "admins.totp_secret"]);

  type Row = Awaited<ReturnType<ReturnType<typeof rowsIn>["execute"]>>[number];

  function tokenOf(row: Row): ApiToken {
    return {
      id: row.id,
      name: row.name,
      scopes: textsOf(row.scopes),
      readOnly: row.read_only === 1,
      made_by: nameOf({ name: row.person, username: row.username }),
      created_at: isoMoment(row.created_at),
      expires_at: isoMoment(row.expires_at),
      hasEnded: row.expires_at !== null && row.expires_at <= clock(),
      last_used_at: isoMoment(row.last_used_at),
    };
  }

  return {
    isToken: (text: string): boolean => text.startsWith(prefix),

    async list(): Promise<ApiToken[]> {
      const rows = await database.read((db) => rowsIn(db).orderBy("api_tokens.id", "desc").limit(1000).execute());
      return rows.map(tokenOf);
    },

    /** A new token, which itself is kept nowhere. Throws Refusal when this person has too many. */
    async create(
      { name, scopes, readOnly, days }: ApiTokenInput,
      adminId: number,
      actor: Actor,
    ): Promise<{ apiToken: ApiToken; token: string }> {
      const token = prefix + createToken();
      const now = clock();
      return database.write(async (tx) => {
        const there = await tx.selectFrom("api_tokens").select("id").where("admin_id", "=", adminId).execute();
        if (there.length >= mostOfOnePerson)
          throw new Refusal(`One person can have ${mostOfOnePerson} tokens. End one that is not needed any more.`);
        const { id } = await tx
          .insertInto("api_tokens")
          .values({
            token_hash: hashOfToken(token),
            admin_id: adminId,
            name,
            scopes: JSON.stringify(scopes),
            read_only: readOnly ? 1 : 0,
            created_at: now,
            expires_at: days === null ? null : now + days * day,
            last_used_at: null,
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        await tellOfChange(tx, now, { actor, what: `A token for a program was made in the name of ${actor.name}: ${name}.` });
        await record(tx, now, actor, { action: "create", noun: "api-tokens", item_id: id, title: name, after: { scopes, readOnly, days } });
        return { apiToken: tokenOf(await rowsIn(tx).where("api_tokens.id", "=", id).executeTakeFirstOrThrow()), token };
      });
    },

    /** Ends a token at once. Throws NotFound. */
    async end(id: number, actor: Actor): Promise<void> {
      await database.write(async (tx) => {
        const ended = tx.deleteFrom("api_tokens").where("id", "=", id).returning("name");
        const { name: title } = await ended.executeTakeFirstOrThrow(notFound("This token has ended already"));
        await record(tx, clock(), actor, { action: "end", noun: "api-tokens", item_id: id, title });
      });
    },

    /** On whose behalf a token calls, and what it may do; undefined when it is unknown or ended, or its maker left. */
    async adminOf(token: string): Promise<Admin | undefined> {
      const now = clock();
      const found = await database.read(async (db) => {
        const row = await rowsIn(db)
          .where("token_hash", "=", hashOfToken(token))
          .where("left_at", "is", null)
          .where((or) => or.or([or("expires_at", "is", null), or("expires_at", ">", now)]))
          .executeTakeFirst();
        if (!row) return undefined;
        const hasSecondStep = row.totp_secret !== "" || (await passkeysOf(db, row.admin_id)) > 0;
        return { row, lacksSecondStep: !hasSecondStep && isAsked(await secondStepRule(db), row.role) };
      });
      if (!found) return undefined;
      const { row, lacksSecondStep } = found;
      if (row.last_used_at === null || row.last_used_at < now - touchAfter) {
        // On a full disk programs can still read.
        await database
          .write((tx) => tx.updateTable("api_tokens").set({ last_used_at: now }).where("id", "=", row.id).execute())
          .catch(ignoreAway);
      }
      const scopes = textsOf(row.scopes);
      return {
        id: row.admin_id,
        username: row.username,
        name: `${nameOf({ name: row.person, username: row.username })} (${row.name})`,
        role: row.role,
        lacksSecondStep,
        isProved: false,
        token: {
          may: (permission: Permission) => scopes.includes(permission) && allows(row.role, permission),
          readOnly: row.read_only === 1,
        },
      };
    },

    sweep: (): Promise<number> =>
      database.write((tx) => deleted(tx.deleteFrom("api_tokens").where("expires_at", "<", clock() - shownAfterEnd))),
  };
}

export async function endApiTokensOf(tx: Writer, adminId: number): Promise<void> {
  await tx.deleteFrom("api_tokens").where("admin_id", "=", adminId).execute();
}

/** Also in a database of an older version, as the command line needs it. */
export async function endAllApiTokens(tx: Writer): Promise<void> {
  if (await hasTable(tx, "api_tokens")) await tx.deleteFrom("api_tokens").execute();
}
