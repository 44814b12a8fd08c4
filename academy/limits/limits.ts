import { sql } from "kysely";
import type { Database } from "#database/database.ts";
import type { Writer } from "#database/transaction.ts";
import { deleted, inserted } from "../rows.ts";
import { createFairQueue } from "./fair-queue.ts";
import { inParts, rowsOfPart } from "./in-parts.ts";
import { tooMany } from "./too-many.ts";

/** How often something may be tried: `most` times in `period` milliseconds. */
export type Limit = { most: number; period: number };
export type Limits = ReturnType<typeof createLimits>;

/** Counts attempts in the database, so that limits survive a restart and hold across processes. */
export function createLimits(database: Database, clock: () => number) {
  // A crowd of attempts waits here, not in the queue for connections to the database, which everyone else needs, too.
  // Turns go round the keys: whoever tries a thousand times only keeps themselves waiting.
  const { inTurn } = createFairQueue({ atOnce: 4, most: Number.POSITIVE_INFINITY, mostOfOne: Number.POSITIVE_INFINITY });
  const count = (key: string, period: number) => inTurn(key, () => database.write((tx) => countAttempt(tx, key, clock(), period)));

  return {
    /** Counts one attempt. Throws TooManyAttempts with the seconds to wait. */
    async take(key: string, limit: Limit): Promise<void> {
      const now = await count(key, limit.period);
      if (now.count > limit.most) throw tooMany(now.resets_at - clock());
    },

    /** Counts one attempt and answers how many there are in its present period. */
    tally: async (key: string, period: number): Promise<number> => (await count(key, period)).count,

    /** Counts nothing. Throws TooManyAttempts when `most` have been counted under `key` already. */
    async assertLeft(key: string, most: number): Promise<void> {
      const row = await database.read((db) =>
        db.selectFrom("attempts").select("resets_at").where("key", "=", key).where("count", ">=", most).executeTakeFirst(),
      );
      const wait = Number(row?.resets_at ?? 0) - clock();
      if (wait > 0) throw tooMany(wait);
    },

    /** How many were counted under `key` in its present period. */
    async taken(key: string): Promise<number> {
      const row = await inTurn(key, () =>
        database.read((db) =>
          db.selectFrom("attempts").select("count").where("key", "=", key).where("resets_at", ">", clock()).executeTakeFirst(),
        ),
      );
      return row?.count ?? 0;
    },

    /** Takes back one count under each key: a try that was no guess, or a right one. */
    giveBack: (keys: readonly string[]): Promise<void> =>
      inTurn(keys.join(), () =>
        database.write(async (tx) => {
          await tx
            .updateTable("attempts")
            .set((column) => ({ count: column("count", "-", 1) }))
            .where("key", "in", keys)
            .where("count", ">", 0)
            .execute();
        }),
      ),

    /** True the first time that `id` is spent: a solved bot check counts once. */
    async spend(id: string, expiresAt: number): Promise<boolean> {
      return database.write(async (tx) => {
        await tx.deleteFrom("used_challenges").where("expires_at", "<", clock()).execute();
        const spent = tx.insertInto("used_challenges").values({ id, expires_at: expiresAt });
        return (await inserted(spent.onConflict((conflict) => conflict.column("id").doNothing()))) === 1;
      });
    },

    /** Drops counts and spent challenges that ended, in parts; for nightly work. */
    sweep: async (): Promise<number> => {
      const ended = await inParts(() =>
        database.write((tx) => {
          const some = tx.selectFrom("attempts").select("key").where("resets_at", "<", clock()).limit(rowsOfPart);
          return deleted(tx.deleteFrom("attempts").where("key", "in", some));
        }),
      );
      return ended + (await database.write((tx) => deleted(tx.deleteFrom("used_challenges").where("expires_at", "<", clock()))));
    },
  };
}

/** Counts one attempt at `now` and answers how many there are in its period, and when counting starts again; milliseconds. */
export async function countAttempt(tx: Writer, key: string, now: number, period: number): Promise<{ count: number; resets_at: number }> {
  return tx
    .insertInto("attempts")
    .values({ key, count: 1, resets_at: now + period })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql`case when attempts.resets_at <= ${now} then 1 else attempts.count + 1 end`,
        resets_at: sql`case when attempts.resets_at <= ${now} then ${now + period} else attempts.resets_at end`,
      }),
    )
    .returning(["count", "resets_at"])
    .executeTakeFirstOrThrow();
}

/** Forgets what was counted under keys that begin with `start`, a text without "%" and "_". */
export async function forgetAttempts(tx: Writer, start: string): Promise<void> {
  await tx.deleteFrom("attempts").where("key", "like", `${start}%`).execute();
}
