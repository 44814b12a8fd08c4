import { expect, it } from "vitest";
import { putProgramValue } from "#academy/program-values.ts";
import { restoredKey } from "#database/backup/restore-backup.ts";
import { openTestAcademy } from "#tests/harness.ts";
import { createTakeover } from "./takeover.ts";

it("what a restore asks for is done once, and again where it failed", async () => {
  const { database } = await openTestAcademy();
  const answers = [Promise.reject(new Error("The disk is full")), Promise.resolve()];
  answers[0]?.catch(() => {});
  let times = 0;
  const takeover = createTakeover(database, () => answers[times++] ?? Promise.resolve());
  await takeover.begin();
  await takeover.look();
  expect(times).toBe(0);
  await database.write((tx) => putProgramValue(tx, restoredKey, "another"));
  await expect(takeover.look()).rejects.toThrow("The disk is full");
  for (const _ of [1, 2]) await takeover.look();
  expect(times).toBe(2);
});
