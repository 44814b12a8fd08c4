import { expect, it, onTestFinished, vi } from "vitest";
import { type CopyPart, copyParts } from "#academy/public/copy-sources.ts";
import { contentVersionsOf } from "#database/database.ts";
import type { PageVersions } from "../delivery/version-poller.ts";
import { keepPublicCopy } from "./keep-public-copy.ts";

function keep() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const written: CopyPart[] = [];
  let versions: PageVersions = { ...contentVersionsOf(() => 1), day: 1, moment: 1 };
  const keeper = keepPublicCopy({
    copy: {
      renew: async (part) => {
        written.push(part);
        return part === "courses" ? 1000 : 5_000_000;
      },
    },
    versions: () => versions,
    failed: (error) => expect.unreachable(String(error)),
  });
  return {
    keeper,
    save: async (table: "courses" | "posts" | "testimonials") => {
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
