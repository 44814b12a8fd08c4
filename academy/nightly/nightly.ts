import type { Database } from "#database/database.ts";
import { nextTimeIn } from "../calendar.ts";
import { onceAtATime } from "../once-at-a-time.ts";
import { inserted } from "../rows.ts";

type Log = (message: string, fields: Record<string, unknown>) => void;
type Needs = { clock: () => number; timeZone: () => string; work: Record<string, () => Promise<unknown>>; log: Log };

/** About this installation only: keys that start with "here:" are in no backup. */
const key = "here:nightly";
const hour = 3_600_000;
const atOClock = 3;
/** The next night is never so far away: a later moment was written by a clock that ran ahead. */
const tooFar = 26 * hour;
const looksEvery = 5 * 60_000;
const looksFirstAfter = 60_000;

/** Does its work once a night, in one process however many there are: after three o'clock where the academy is, or soon after a later start. */
export function createNightly(database: Database, { clock, timeZone, work, log }: Needs) {
  let timers: NodeJS.Timeout[] = [];

  /** One row says when the work is next due; whoever moves it on does the work. */
  async function claim(): Promise<boolean> {
    const now = clock();
    const value = String(now + hour);
    return database.write(async (tx) => {
      const moved = tx.insertInto("settings").values({ key, value });
      const isDue = moved.onConflict((row) =>
        row
          .column("key")
          .doUpdateSet({ value })
          .where((is) => is.or([is("settings.value", "<=", String(now)), is("settings.value", ">", String(now + tooFar))])),
      );
      return (await inserted(isDue)) === 1;
    });
  }

  // What fails is logged, and all is tried again after an hour.
  async function runIfDue(): Promise<boolean> {
    if (!(await claim())) return false;
    let failed = false;
    for (const [name, job] of Object.entries(work)) {
      await job().catch((error: unknown) => {
        failed = true;
        log("nightly work failed", { job: name, error: String(error) });
      });
    }
    const value = String(nextTimeIn(timeZone(), atOClock, clock()));
    if (!failed) await database.write((tx) => tx.updateTable("settings").set({ value }).where("key", "=", key).execute());
    return true;
  }

  const { start: look, underWay } = onceAtATime(() =>
    runIfDue().catch((error: unknown) => log("nightly work waits", { error: String(error) })),
  );

  return {
    next: (): number => nextTimeIn(timeZone(), atOClock, clock()),
    runIfDue,
    start(): void {
      timers = [setTimeout(look, looksFirstAfter), setInterval(look, looksEvery)];
      for (const timer of timers) timer.unref();
    },
    async stop(): Promise<void> {
      for (const timer of timers) clearTimeout(timer);
      await underWay();
    },
  };
}
