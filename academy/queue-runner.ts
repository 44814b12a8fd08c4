import { onceAtATime } from "./once-at-a-time.ts";

type Log = (message: string, fields: Record<string, unknown>) => void;

/** Does `work` every now and then, and at once after a `nudge`. It is to end early when `stopped` says so. */
export function createQueueRunner(name: string, work: (stopped: () => boolean) => Promise<void>, log: Log) {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  // One run at a time: a slow receiver would get a job twice if a second run began after the claim of the first had run out.
  const { start: run, underWay } = onceAtATime(() =>
    work(() => stopped).catch((error: unknown) => log(`${name} stopped for now`, { error: String(error) })),
  );

  /** Works soon, without making the caller wait. */
  function nudge(): void {
    if (!stopped) void run();
  }

  return {
    async sendDue(): Promise<void> {
      await underWay();
      await run();
    },
    nudge,
    start(every = 2000): void {
      timer = setInterval(nudge, every);
      timer.unref();
      nudge();
    },
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await underWay();
    },
  };
}
