// A thread of the server: reading, unpacking and writing a backup takes minutes of work, in which nobody else waits.
import { parentPort, workerData } from "node:worker_threads";
import { record } from "#academy/audit/audit.ts";
import { assertUntouched, Touched } from "#academy/untouched/what-was-done.ts";
import { DamagedBackup } from "#database/backup/read-backup.ts";
import { restoreBackup } from "#database/backup/restore-backup.ts";
import { DatabaseAway, openDatabase } from "#database/database.ts";
import { DatabaseTooNew } from "#database/migrate.ts";
import { lookIntoBackup } from "./look-into-backup.ts";
import { diskFull, type RestoreNews, type RestoreTask } from "./restore-work.ts";

const saidEvery = 200;
let said = 0;

const say = (news: RestoreNews) => parentPort?.postMessage(news);

function progress(bytes: number): void {
  const now = performance.now();
  if (now - said < saidEvery) return;
  said = now;
  say({ kind: "read", bytes });
}

async function restore(task: Extract<RestoreTask, { kind: "restore" }>): Promise<void> {
  const database = await openDatabase(task.address, { upgrade: false });
  try {
    await restoreBackup(database, task.file, {
      progress,
      wasRead: true,
      allow: assertUntouched,
      finish: (tx) => record(tx, task.at, task.actor, { action: "backup-restored", noun: "backups", title: task.name }),
    });
  } finally {
    await database.close();
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof DamagedBackup || error instanceof DatabaseTooNew || error instanceof Touched) return error.message;
  if (error instanceof DatabaseAway)
    return error.full ? diskFull : "The database cannot be reached right now. Nothing was changed. Please try again in a moment.";
  const code = error instanceof Error && "code" in error ? error.code : "";
  return code === "ENOENT" ? "The file is no longer on the server. Please send it again." : "";
}

try {
  const task: RestoreTask = workerData;
  if (task.kind === "look") say({ kind: "looked", contents: await lookIntoBackup(task.file, progress) });
  else {
    await restore(task);
    say({ kind: "restored" });
  }
} catch (error) {
  say({
    kind: "failed",
    words: wordsOf(error),
    mayPass: error instanceof DatabaseAway,
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
}
