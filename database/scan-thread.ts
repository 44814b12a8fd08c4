// The other side of database/scan-connection.ts: a thread that reads files of SQLite.
import { parentPort } from "node:worker_threads";
import Sqlite from "better-sqlite3";
import type { ScanAnswer, ScanQuestion } from "./scan-connection.ts";

/** Milliseconds; longer than in database/sqlite.ts, because here nobody else waits. */
const busyTimeout = 2000;
const databases = new Map<string, Sqlite.Database>();

parentPort?.on("message", ({ id, file, query }: ScanQuestion) => {
  const answer = (given: Omit<ScanAnswer, "id">) => parentPort?.postMessage({ id, ...given } satisfies ScanAnswer);
  try {
    if (!query) {
      databases.get(file)?.close();
      databases.delete(file);
      return answer({});
    }
    const database = databases.get(file) ?? new Sqlite(file, { readonly: true, timeout: busyTimeout });
    databases.set(file, database);
    return answer({ rows: database.prepare(query.text).all(...query.parameters) });
  } catch (error) {
    const { message, code } = error as { message: string; code?: string };
    return answer({ failure: { message, code } });
  }
});
