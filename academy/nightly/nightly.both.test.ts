import { expect, it } from "vitest";
import { openTestAcademy } from "#tests/harness.ts";
import { createNightly } from "./nightly.ts";

const hour = 3_600_000;

async function open() {
  const { database } = await openTestAcademy();
  // Half past four in the morning there, after the night's hour.
  const time = { now: Date.parse("2028-02-28T23:00:00Z") };
  const logged: unknown[] = [];
  const process = (work: Record<string, () => Promise<unknown>>) =>
    createNightly(database, {
      ...{ clock: () => time.now, timeZone: () => "Asia/Colombo", work },
      log: (message, { job }) => void logged.push([message, job]),
    });
  return { time, logged, process };
}

it("the night's work is done by one of several processes at once, and again at three o'clock of the academy, not before", async () => {
  const { time, process } = await open();
  let done = 0;
  const count = async () => ++done;
  const [one, other] = [process({ count }), process({ count })];
  const both = async () => (await Promise.all([one.runIfDue(), other.runIfDue()])).sort();
  expect([await both(), done]).toEqual([[false, true], 1]);
  expect(new Date(one.next()).toISOString()).toBe("2028-02-29T21:30:00.000Z");
  time.now = one.next() - 1;
  expect([await both(), done]).toEqual([[false, false], 1]);
  time.now += 1;
  expect([await both(), done]).toEqual([[false, true], 2]);
  expect(new Date(one.next()).toISOString()).toBe("2028-03-01T21:30:00.000Z");
});

it("what fails keeps the rest from nothing, is told, and is tried again after an hour", async () => {
  const { time, logged, process } = await open();
  let [broken, others] = [true, 0];
  const nightly = process({
    backup: async () => {
      if (broken) throw new Error("The disk is full");
    },
    others: async () => ++others,
  });
  expect([await nightly.runIfDue(), others, logged]).toEqual([true, 1, [["nightly work failed", "backup"]]]);
  time.now += hour - 1;
  expect(await nightly.runIfDue()).toBe(false);
  time.now += 1;
  broken = false;
  expect([await nightly.runIfDue(), others]).toEqual([true, 2]);
  time.now += hour;
  expect([await nightly.runIfDue(), logged.length]).toEqual([false, 1]);
});

it("a clock that ran ahead for a while, however far, keeps no night from its work", async () => {
  const { time, process } = await open();
  let done = 0;
  const nightly = process({ count: async () => ++done });
  const right = time.now;
  time.now += 400 * 24 * hour;
  await nightly.runIfDue();
  time.now = right;
  expect([await nightly.runIfDue(), await nightly.runIfDue(), done]).toEqual([true, false, 2]);
});
