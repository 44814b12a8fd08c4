import { expect, it, onTestFinished, vi } from "vitest";
import { type CopyPart, copyParts } from "#academy/public/copy-sources.ts";
import { contentVersionsOf } from "#database/database.ts";
import type { PageVersions } from "../delivery/version-poller.ts";
import { keepPublicCopy } from "./keep-public-copy.ts";

function keep() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const written: CopyPart[] = [];
  const readAnew: boolean[] = [];
  const failures: unknown[] = [];
  const disk = { isFull: false };
  let versions: PageVersions = { ...contentVersionsOf(() => 1), day: 1, moment: 1 };
  const keeper = keepPublicCopy({
    copy: {
      renew: async (part, isUntrusted = false) => {
        if (disk.isFull) throw new Error("The disk is full");
        written.push(part);
        readAnew.push(isUntrusted);
        return part === "courses" ? 1000 : 5_000_000;
      },
    },
    versions: () => versions,
    failed: (error) => void failures.push(error),
  });
  onTestFinished(() => expect(failures).toEqual([]));
  return {
    ...{ keeper, disk, readAnew, failures },
    save: async (table: "courses" | "posts" | "testimonials" | "day" | "moment") => {
      versions = { ...versions, [table]: versions[table] + 1 };
      keeper.lookSoon();
      await vi.advanceTimersByTimeAsync(50);
      return written.splice(0);
    },
    later: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      return written.splice(0);
    },
  };
}

it("writes what names people at once after each save, and other parts unless they are large and were written less than ten seconds ago", async () => {
  const { keeper, save, later } = keep();
  keeper.start();
  expect((await later(0)).sort()).toEqual([...copyParts].sort());
  await later(10_000);
  expect(await save("posts")).toEqual(["posts"]);
  expect(await save("posts")).toEqual([]);
  expect(await save("courses")).toEqual(["courses", "open"]);
  expect(await save("testimonials")).toEqual(["testimonials"]);
  expect(await save("courses")).toEqual(["courses", "open"]);
  expect(await later(9500)).toEqual([]);
  expect(await later(1100)).toEqual(["posts"]);
  expect(await later(20_000)).toEqual([]);
});

it("writes all that waits before it stops", async () => {
  const { keeper, save, later } = keep();
  keeper.start();
  await later(0);
  expect(await save("posts")).toEqual([]);
  await keeper.stop();
  expect(await later(0)).toEqual(["posts"]);
});

it("writes again what could not be written, as soon as it can", async () => {
  const { keeper, disk, failures, save, later } = keep();
  keeper.start();
  await later(10_000);
  disk.isFull = true;
  expect(await save("courses")).toEqual([]);
  disk.isFull = false;
  expect((await later(500)).sort()).toEqual(["courses", "open"]);
  expect(failures.splice(0)).toHaveLength(2);
});

it("shows what is open from the moment and the day on that it is, and looks at nothing before it serves", async () => {
  const { keeper, save, later } = keep();
  expect(await save("courses")).toEqual([]);
  await keeper.stop();
  expect(await later(1000)).toEqual([]);
  keeper.start();
  await later(10_000);
  expect([await save("moment"), await save("day")]).toEqual([["open"], ["open"]]);
});

it("trusts nothing that an earlier process left there, and what it has written itself", async () => {
  const { keeper, readAnew, save, later } = keep();
  keeper.start();
  await later(10_000);
  expect(new Set(readAnew.splice(0))).toEqual(new Set([true]));
  await save("courses");
  expect(readAnew).toEqual([false, false]);
});
