import { onceAtATime } from "#academy/once-at-a-time.ts";
import { programValueOf } from "#academy/program-values.ts";
import { restoredKey } from "#database/backup/restore-backup.ts";
import type { Database } from "#database/database.ts";

/** How a process that serves notices that a backup took the place of what was in its database; then it does `takeOver`, once. */
export function createTakeover(database: Database, takeOver: () => Promise<void>) {
  let known: string | undefined;
  const stored = () => database.read((db) => programValueOf(db, restoredKey));

  async function lookOnce(): Promise<void> {
    const now = await stored();
    if (now === known) return;
    await takeOver();
    known = now;
  }

  return {
    /** At a start, which has just made itself ready for what is there. */
    async begin(): Promise<void> {
      known = await stored();
    },
    look: onceAtATime(lookOnce).start,
  };
}
