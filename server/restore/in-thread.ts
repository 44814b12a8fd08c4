import { Worker } from "node:worker_threads";
import { programFile } from "#database/program-file.ts";
import type { RestoreNews, RestoreTask } from "./restore-work.ts";

type Ended = Exclude<RestoreNews, { kind: "read" }>;

/** Does a task on a thread of its own. Never rejects. */
export function inThread(task: RestoreTask, read: (bytes: number) => void): { ended: Promise<Ended>; stop: () => Promise<void> } {
  // Without the options of the process: what they load before the program is not for this thread.
  const thread = new Worker(programFile("server/restore/restore-thread.ts"), { workerData: task, execArgv: [] });
  const ended = new Promise<Ended>((resolve) => {
    const broken = (error: string) => resolve({ kind: "failed", words: "", mayPass: false, error });
    thread.on("message", (news: RestoreNews) => {
      if (news.kind === "read") read(news.bytes);
      else resolve(news);
    });
    thread.on("error", (error) => broken(error instanceof Error ? (error.stack ?? error.message) : String(error)));
    thread.on("exit", () => broken("The thread ended before its work"));
  });
  return {
    ended,
    async stop() {
      await thread.terminate();
    },
  };
}
