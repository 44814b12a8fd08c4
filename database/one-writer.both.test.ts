import { expect, it, onTestFinished } from "vitest";
import { openTestAcademy } from "#tests/harness.ts";
import { holdLock } from "#tests/hold-lock.ts";
import type { Writer } from "./transaction.ts";

const key = "here:counted";
const times = 10;

/** Reads, and after a while writes what it has read, plus one. */
async function countOn(tx: Writer): Promise<void> {
  const row = await tx.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
  await new Promise((resolve) => setTimeout(resolve, 2));
  const value = String(Number(row?.value ?? 0) + 1);
  await tx
    .insertInto("settings")
    .values({ key, value })
    .onConflict((taken) => taken.column("key").doUpdateSet({ value }))
    .execute();
}

it("what a transaction has read is so until it ends, whoever else writes, in this process and in another", async () => {
  const one = await openTestAcademy();
  const other = await one.openAnother();
  const work: Promise<unknown>[] = [];
  for (let time = 0; time < times; time++)
    work.push(one.database.write(countOn), other.database.write(countOn), other.database.change("courses", countOn));
  await Promise.all(work);
  const row = await one.database.read((db) => db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirstOrThrow());
  expect(Number(row.value)).toBe(3 * times);
});

it("many who write leave connections to those who read", async () => {
  const { database } = await openTestAcademy();
  let written = 0;
  const writers = Array.from({ length: 50 }, () => database.write(countOn).then(() => written++));
  await database.contentVersions();
  const before = written;
  await Promise.all(writers);
  expect(before).toBeLessThan(10);
});

it("of many who wait to write while another program holds the database none waits long", async () => {
  const academy = await openTestAcademy();
  const letGo = await holdLock(academy.env, "settings");
  onTestFinished(letGo);
  const began = performance.now();
  const writers = await Promise.allSettled(Array.from({ length: 10 }, () => academy.database.write(countOn)));
  expect(writers.map((one) => one.status === "rejected" && one.reason.trouble)).toEqual(Array(10).fill("locked"));
  // Ten one after the other would take half a minute.
  expect(performance.now() - began).toBeLessThan(15_000);
});
