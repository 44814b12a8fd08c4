const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How a receiver is tried. Milliseconds. */
export type Policy = {
  /** The waits after each failed try, in order; the last one repeats. */
  waits: readonly number[];
  /** For so long after the first try. */
  lasts: number;
  /** Stands before the receiver's last answer when a job is given up. */
  note?: string;
};

/** Waits that begin with `first` and double, up to `longest`. */
export function doubling(first: number, longest: number): number[] {
  return first >= longest ? [longest] : [first, ...doubling(2 * first, longest)];
}

/** A mail server that is broken from Friday evening until Monday must not cost a mail. */
export const mailPolicy: Policy = { waits: doubling(5 * second, 3 * hour), lasts: 5 * day, note: "Given up after five days. " };
/** Later the mail would only puzzle the person whose account it is. */
export const changesPolicy: Policy = { waits: doubling(5 * second, hour), lasts: 7 * day };
/** After noon it is no mail of the morning any more. */
export const morningPolicy: Policy = { waits: doubling(minute, 30 * minute), lasts: 5 * hour };
/** Ten tries in three days. */
export const webhookPolicy: Policy = {
  waits: [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour],
  lasts: 3.5 * day,
};

/** When a job that failed for the `attempts`th time is tried again; undefined: never, it is given up. */
export function nextTry({ waits, lasts }: Policy, { attempts, since, now }: { attempts: number; since: number; now: number }) {
  const at = now + (waits[Math.min(attempts, waits.length) - 1] ?? lasts);
  return at <= since + lasts ? at : undefined;
}

/** After so many failures in a row the trouble is the receiver, not single jobs. */
export const brokenAfter = 5;

export type LaneHealth = { failures: number; failing_since: number | null };

/** Whether its receiver takes nothing any more, whatever it is sent. */
export const isBroken = ({ failures }: LaneHealth): boolean => failures >= brokenAfter;

export const longestPause = 30 * minute;
const pauses = doubling(minute, longestPause);

/** The health of a lane after one more try; a broken one is paused, so that 40,000 jobs make no more tries than one. */
export function laneAfter(before: LaneHealth, isTaken: boolean, now: number): LaneHealth & { paused_until: number } {
  if (isTaken) return { failures: 0, failing_since: null, paused_until: 0 };
  const after = { failures: before.failures + 1, failing_since: before.failing_since ?? now };
  const pause = isBroken(after) ? (pauses[Math.min(after.failures - brokenAfter, pauses.length - 1)] ?? 0) : 0;
  return { ...after, paused_until: now + pause };
}

/** "none": there was nothing to send; "refused": the receiver refused this job for good; "later": it may be tried again. */
export type Result = "taken" | "none" | "refused" | "later";

/** What becomes of a job after its `attempts`th try. A broken receiver refuses everything, so its refusals only mean "later". */
export function jobAfter(
  result: Result,
  { policy, lane, ...tried }: { policy: Policy; lane: LaneHealth; attempts: number; since: number; now: number },
): { state: "sent" | "none" | "refused" | "failed" | "waiting"; next_at: number } {
  if (result === "taken") return { state: "sent", next_at: tried.now };
  if (result === "none" || (result === "refused" && !isBroken(lane))) return { state: result, next_at: tried.now };
  const next_at = nextTry(policy, tried);
  return next_at === undefined ? { state: "failed", next_at: tried.now } : { state: "waiting", next_at };
}
