import { describe, expect, it } from "vitest";
import {
  brokenAfter,
  changesPolicy,
  doubling,
  isBroken,
  jobAfter,
  type LaneHealth,
  laneAfter,
  mailPolicy,
  morningPolicy,
  nextTry,
  type Policy,
  webhookPolicy,
} from "./retry.ts";

const minute = 60_000;
const hour = 60 * minute;
const well: LaneHealth = { failures: 0, failing_since: null };
const broken: LaneHealth = { failures: brokenAfter, failing_since: 0 };

/** When a job is tried whose receiver never takes it, from the first try on. */
function triesOf(policy: Policy): number[] {
  const tries = [0];
  for (;;) {
    const next = nextTry(policy, { attempts: tries.length, since: 0, now: tries.at(-1) ?? 0 });
    if (next === undefined) return tries;
    tries.push(next);
  }
}
const gapsOf = (tries: readonly number[]) => tries.slice(1).map((at, index) => at - (tries[index] ?? 0));

describe("a job that fails", () => {
  it("doubles its waits up to the longest", () => {
    expect(doubling(5, 30)).toEqual([5, 10, 20, 30]);
    expect(doubling(5, 20)).toEqual([5, 10, 20]);
    expect(doubling(9, 5)).toEqual([5]);
  });

  it.each([
    ["mail, over a long weekend", mailPolicy, 4.5 * 24 * hour, 5 * 24 * hour, 5000],
    ["what changed at an account, for a week", changesPolicy, 6.9 * 24 * hour, 7 * 24 * hour, 5000],
    ["the mail of a morning, until noon", morningPolicy, 4 * hour, 5 * hour, minute],
    ["a webhook, for three days", webhookPolicy, 72 * hour, 84 * hour, 5000],
  ])("is tried ever more rarely and then given up: %s", (_name, policy, least, most, first) => {
    const tries = triesOf(policy);
    const gaps = gapsOf(tries);
    const last = tries.at(-1) ?? 0;
    expect(gaps[0]).toBe(first);
    expect(gaps.every((gap, index) => gap >= (gaps[index - 1] ?? 0))).toBe(true);
    expect([last >= least, last <= most]).toEqual([true, true]);
    expect(nextTry(policy, { attempts: tries.length, since: 0, now: last })).toBeUndefined();
  });

  it("is tried ten times at a webhook", () => expect(triesOf(webhookPolicy)).toHaveLength(10));

  it("counts its days from its first try, not from when it was put there or how often it was tried", () => {
    const next = (attempts: number, now: number) => nextTry(mailPolicy, { attempts, since: 0, now });
    expect(next(1, 5 * 24 * hour - 5000)).toBe(5 * 24 * hour);
    expect(next(1, 5 * 24 * hour - 4999)).toBeUndefined();
    expect(next(1000, 24 * hour)).toBe(27 * hour);
  });
});

describe("what becomes of a job", () => {
  const tried = { policy: mailPolicy, attempts: 1, since: 100, now: 100 };

  it("ends where it was taken, or where there was nothing to tell", () => {
    expect(jobAfter("taken", { ...tried, lane: well })).toMatchObject({ state: "sent" });
    expect(jobAfter("none", { ...tried, lane: broken })).toMatchObject({ state: "none" });
  });

  it("is kept as refused where the receiver is well", () => {
    expect(jobAfter("refused", { ...tried, lane: well })).toEqual({ state: "refused", next_at: 100 });
    expect(jobAfter("refused", { ...tried, lane: { failures: brokenAfter - 1, failing_since: 1 } })).toMatchObject({ state: "refused" });
  });

  it("waits where the receiver refuses everything, and where it is to be tried later", () => {
    for (const [result, lane] of [
      ["refused", broken],
      ["later", well],
      ["later", broken],
    ] as const)
      expect(jobAfter(result, { ...tried, lane })).toEqual({ state: "waiting", next_at: 5100 });
  });

  it("is given up when its time is over, whatever was said last", () => {
    const late = { ...tried, now: 100 + 5 * 24 * hour };
    for (const [result, lane] of [
      ["refused", broken],
      ["later", well],
    ] as const)
      expect(jobAfter(result, { ...late, lane })).toEqual({ state: "failed", next_at: late.now });
  });
});

describe("a receiver", () => {
  /** Of a lane whose receiver fails whenever it is tried: when it is tried, as often as its pauses allow. */
  function triesUntil(end: number): number[] {
    const tries: number[] = [];
    let lane: ReturnType<typeof laneAfter> = { ...well, paused_until: 0 };
    for (let now = 0; now <= end; now = Math.max(now + 1000, lane.paused_until)) {
      tries.push(now);
      lane = laneAfter(lane, false, now);
    }
    return tries;
  }

  it("is broken after five failures in a row, and well with the first success", () => {
    let lane: LaneHealth = well;
    for (let one = 1; one < brokenAfter; one++) lane = laneAfter(lane, false, one);
    expect([isBroken(lane), laneAfter(lane, false, 9).failing_since]).toEqual([false, 1]);
    expect(isBroken(laneAfter(lane, false, 9))).toBe(true);
    expect(laneAfter(laneAfter(lane, false, 9), true, 10)).toEqual({ ...well, paused_until: 0 });
    expect(isBroken(laneAfter(laneAfter(lane, true, 9), false, 10))).toBe(false);
  });

  it("that is broken is asked ever more rarely, and twice an hour at the least, however much waits", () => {
    const tries = triesUntil(24 * hour);
    expect(gapsOf(tries).slice(0, 8)).toEqual([1000, 1000, 1000, 1000, minute, 2 * minute, 4 * minute, 8 * minute]);
    expect(Math.max(...gapsOf(tries))).toBe(30 * minute);
    expect(tries.length).toBeLessThan(60);
  });
});
