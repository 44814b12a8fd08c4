import { join } from "node:path";
import Sqlite from "better-sqlite3";
import pg from "pg";

/** Holds what other programs need to write (PostgreSQL: `table`), as a repair by hand or a restore does; answers how to let go. */
export async function holdLock(env: Record<string, string>, table: string): Promise<() => Promise<void>> {
  if (!env.DATABASE_URL) {
    const file = new Sqlite(join(env.DATA_DIR ?? "", "academy.db"));
    file.exec("begin immediate");
    return async () => void file.close();
  }
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  return () => client.end();
}
