import { expect, it } from "vitest";
import { openTestAcademy } from "#tests/harness.ts";
import { countAttempt, createLimits } from "./limits.ts";

it("counting begins anew at the moment when its period is over, and not before", async () => {
  const { database } = await openTestAcademy();
  const countAt = async (now: number) => (await database.write((tx) => countAttempt(tx, "key", now, 1000))).count;
  expect([await countAt(5000), await countAt(5999), await countAt(6000), await countAt(6999), await countAt(7000)]).toEqual([
    1, 2, 1, 2, 1,
  ]);
});

it("something may be tried as often as its limit says, and again when its period is over or a try was given back", async () => {
  const { database } = await openTestAcademy();
  let now = 5000;
  const limits = createLimits(database, () => now);
  const take = () =>
    limits.take("key", { most: 2, period: 60_000 }).then(
      () => "taken",
      ({ retryAfter }) => retryAfter,
    );
  expect([await take(), await take(), await take(), await limits.taken("key")]).toEqual(["taken", "taken", 60, 3]);
  // What is given back too often buys no more tries.
  for (let tries = 0; tries < 5; tries++) await limits.giveBack(["key"]);
  expect([await take(), await take(), await take()]).toEqual(["taken", "taken", 60]);
  now += 59_999;
  expect([await take(), await limits.assertLeft("key", 5).then(() => "left")]).toEqual([1, "left"]);
  now += 1;
  expect([await limits.taken("key"), await take(), await limits.taken("key")]).toEqual([0, "taken", 1]);
});
