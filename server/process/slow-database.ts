import type { Attention } from "#academy/attention/attention-line.ts";
import { putProgramValue } from "#academy/program-values.ts";
import type { Database } from "#database/database.ts";

/** Milliseconds that one small write may take; on a healthy disk it takes a hundredth of that. */
const slow = 1000;

/** Says when a small write takes long; `worked` hears of each that was done. */
export function createSlowDatabase(database: Pick<Database, "write">, worked: () => void) {
  return async (): Promise<Attention[]> => {
    const began = performance.now();
    await database.write((tx) => putProgramValue(tx, "here:probe", String(Date.now())));
    const took = performance.now() - began;
    worked();
    if (took < slow) return [];
    const what = `The database is slow: a small write took ${(took / 1000).toFixed(1)} s.`;
    return [{ key: "database-slow", here: true, what, advice: "Look at its disk, at what else runs there, and at who holds it." }];
  };
}
