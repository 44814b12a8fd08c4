import type { Attention } from "#academy/attention/attention-line.ts";
import { putProgramValue } from "#academy/program-values.ts";
import type { Database } from "#database/database.ts";
import { heldTables } from "#database/held-tables.ts";

/** Milliseconds that one small write may take; on a healthy disk it takes a hundredth of that. */
const slow = 1000;

/** Says when a small write takes long, or a table is held; `worked` is called each time that none was. */
export function createSlowDatabase(database: Pick<Database, "read" | "write">, worked: () => void) {
  return async (): Promise<Attention[]> => {
    const began = performance.now();
    await database.write((tx) => putProgramValue(tx, "here:probe", String(Date.now())));
    const took = performance.now() - began;
    const held = await heldTables(database);
    if (held.length > 0) return [heldLine(held)];
    worked();
    if (took < slow) return [];
    const what = `The database is slow: a small write took ${(took / 1000).toFixed(1)} s.`;
    return [{ key: "database-slow", here: true, what, advice: "Look at its disk, at what else runs there, and at who holds it." }];
  };
}

function heldLine(held: readonly string[]): Attention {
  return {
    key: "database-held",
    what: `The database answers slowly: another program holds ${held.join(", ")}.`,
    advice:
      "What is kept there can be neither read nor saved. In PostgreSQL, pg_stat_activity shows who is connected: end the session that was left over.",
  };
}
