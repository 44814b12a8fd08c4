import { hostname } from "node:os";
import { expect, it } from "vitest";
import { putJsonValue } from "#academy/program-values.ts";
import { openTestAcademy } from "#tests/harness.ts";
import { createOtherProcesses } from "./other-processes.ts";

it("a process of another machine is told of once it gives a sign of life, one of this machine while it runs", async () => {
  const { database } = await openTestAcademy();
  if (database.engine !== "sqlite") return;
  const now = Date.now();
  const found: number[] = [];
  const { look, leave } = createOtherProcesses(
    database,
    () => now,
    (pid) => found.push(pid),
  );
  const told = (others: object) => database.write((tx) => putJsonValue(tx, "here:processes", others));
  const elsewhere = (at: number) => told({ "elsewhere 7": { pid: 7, host: "elsewhere", at } });

  await elsewhere(now - 1000);
  expect([await look(), await look()], "it may have stopped").toEqual([[], []]);
  await elsewhere(now - 500);
  expect(await look()).toMatchObject([{ key: "second-process", what: expect.stringContaining("process 7 on elsewhere") }]);
  await elsewhere(now - 400);
  await look();
  expect(found, "said once").toEqual([7]);
  await told({ [`${hostname()} ${process.ppid}`]: { pid: process.ppid, host: hostname(), at: now } });
  expect(await look()).toHaveLength(1);
  await told({ [`${hostname()} ${process.ppid}`]: { pid: process.ppid, host: hostname(), at: now - 600_000 } });
  expect(await look(), "ten minutes without a sign").toEqual([]);
  await leave();
});
