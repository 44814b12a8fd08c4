// The other side of database/scan-connection.ts: a thread that reads one SQLite file. JavaScript, because beside the built program nothing takes types away.
import { parentPort, workerData } from "node:worker_threads";
import Sqlite from "better-sqlite3";

/** Milliseconds; nobody else waits here. */
const busyTimeout = 2000;
/** @type {import("better-sqlite3").Database | undefined} */
let database;

parentPort?.on("message", ({ id, text, parameters }) => {
  try {
    database ??= new Sqlite(workerData.file, { readonly: true, timeout: busyTimeout });
    parentPort?.postMessage({ id, rows: database.prepare(text).all(...parameters) });
  } catch (error) {
    const { message, code } = /** @type {{ message: string, code?: string }} */ (error);
    parentPort?.postMessage({ id, failure: { message, code } });
  }
});
