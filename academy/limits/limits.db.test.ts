import { expect, it } from "vitest";
import { openTestAcademy } from "#tests/harness.ts";
import { countAttempt } from "./limits.ts";

it("counting begins anew at the moment when its period is over, and not before", async () => {
  const { database } = await openTestAcademy();
  const countAt = async (now: number) => (await database.write((tx) => countAttempt(tx, "key", now, 1000))).count;
  expect([await countAt(5000), await countAt(5999), await countAt(6000), await countAt(6999), await countAt(7000)]).toEqual([
    1, 2, 1, 2, 1,
  ]);
});
