// The other side of database/scan-connection.ts: a thread that reads one SQLite file.
import { parentPort, workerData } from "node:worker_threads";
import Sqlite from "better-sqlite3";

/** Milliseconds; nobody else waits here. */
const busyTimeout = 2000;
let database: Sqlite.Database | undefined;

parentPort?.on("message", ({ id, text, parameters }: { id: number; text: string; parameters: unknown[] }) => {
  try {
    database ??= new Sqlite(workerData.file, { readonly: true, timeout: busyTimeout });
    parentPort?.postMessage({ id, rows: database.prepare(text).all(...parameters) });
  } catch (error) {
    const { message, code } = error as { message: string; code?: string };
    parentPort?.postMessage({ id, failure: { message, code } });
  }
});
