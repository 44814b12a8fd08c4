import { sql } from "kysely";
import type { Database } from "#database/database.ts";
import { TooManyAttempts } from "../errors.ts";

/** How often something may be tried: `most` times in `period` milliseconds. */
export type Limit = { most: number; period: number };
export type Limits = ReturnType<typeof createLimits>;

/** Counts attempts in the database, so that limits survive a restart and hold across processes. */
export function createLimits(database: Database, clock: () => number) {
  /** Counts one attempt and answers how many there are now and when counting starts again. */
  async function count(key: string, period: number): Promise<{ count: number; resets_at: number }> {
    const now = clock();
    return database.write((tx) =>
      tx
        .insertInto("attempts")
        .values({ key, count: 1, resets_at: now + period })
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet({
            count: sql`case when attempts.resets_at <= ${now} then 1 else attempts.count + 1 end`,
            resets_at: sql`case when attempts.resets_at <= ${now} then ${now + period} else attempts.resets_at end`,
          }),
        )
        .returning(["count", "resets_at"])
        .executeTakeFirstOrThrow(),
    );
  }

  return {
    /** Counts one attempt. Throws TooManyAttempts with the seconds to wait. */
    async take(key: string, limit: Limit): Promise<void> {
      const now = await count(key, limit.period);
      if (now.count > limit.most) throw tooMany(now.resets_at - clock());
    },

    /** Counts one attempt and answers how many there are in its present period. */
    tally: async (key: string, period: number): Promise<number> => (await count(key, period)).count,

    /** Attempts counted under `key` in its present period. */
    async taken(key: string): Promise<number> {
      const row = await database.read((db) =>
        db.selectFrom("attempts").select("count").where("key", "=", key).where("resets_at", ">", clock()).executeTakeFirst(),
      );
      return row?.count ?? 0;
    },

    forget: (key: string): Promise<void> =>
      database.write(async (tx) => {
        await tx.deleteFrom("attempts").where("key", "=", key).execute();
      }),

    /** True the first time `id` is spent before it expires; a bot check counts once. */
    async spend(id: string, expiresAt: number): Promise<boolean> {
      return database.write(async (tx) => {
        await tx.deleteFrom("used_challenges").where("expires_at", "<", clock()).execute();
        const done = await tx
          .insertInto("used_challenges")
          .values({ id, expires_at: expiresAt })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .executeTakeFirst();
        return Number(done.numInsertedOrUpdatedRows ?? 0) === 1;
      });
    },

    /** Drops counts and spent challenges that ended; for nightly work. */
    sweep: (): Promise<number> =>
      database.write(async (tx) => {
        const counts = await tx.deleteFrom("attempts").where("resets_at", "<", clock()).executeTakeFirst();
        const spent = await tx.deleteFrom("used_challenges").where("expires_at", "<", clock()).executeTakeFirst();
        return Number(counts.numDeletedRows) + Number(spent.numDeletedRows);
      }),
  };
}

export function tooMany(milliseconds: number): TooManyAttempts {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new TooManyAttempts(`Too many attempts. Please try again in ${wait}.`, seconds);
}
