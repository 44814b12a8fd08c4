import { expect, it } from "vitest";
import type { End, NoEnd } from "./redirect-end.ts";
import { createRedirectLookup, type Hits } from "./redirect-lookup.ts";

/** A lookup of what leads from each source, over a database that can be away. */
async function lookupOf(targets: Record<string, string>) {
  const written: (readonly Hits[])[] = [];
  const world = { targets, now: 1, isAway: false, readings: 0, ends: new Map<string, NoEnd>(), written, writing: Promise.resolve() };
  const whileThere = <T>(value: T): Promise<T> => (world.isAway ? Promise.reject(new Error("away")) : Promise.resolve(value));
  const lookup = createRedirectLookup({
    clock: () => world.now,
    readAll() {
      world.readings++;
      return whileThere(new Map(Object.entries(world.targets).map(([source, target]) => [source, { target, noun: "", item_id: 0 }])));
    },
    follow: (source, leads) =>
      whileThere<End | NoEnd>(world.ends.get(source) ?? { address: leads.get(source)?.target ?? "nowhere", title: "" }),
    addHits: (hits) => world.writing.then(() => void written.push(hits)),
  });
  await lookup.refresh(1);
  return { lookup, world };
}

it("any form of an address that leads on is led, others nowhere", async () => {
  const { lookup } = await lookupOf({ "/old": "/about" });
  expect([lookup.has("/OLD/"), lookup.has("/new")]).toEqual([true, false]);
  expect([await lookup.lead("/OLD/"), await lookup.lead("/new")]).toEqual(["/about", undefined]);
});

it("redirects are read once for each change, and twice at most while the database is away; those of before go on leading", async () => {
  const { lookup, world } = await lookupOf({ "/old": "/about" });
  await lookup.refresh(1);
  expect([lookup.isFresh(0), lookup.isFresh(1), world.readings]).toEqual([false, true, 1]);
  world.isAway = true;
  await lookup.refresh(2);
  expect([lookup.isFresh(2), world.readings, await lookup.lead("/old"), lookup.has("/old")]).toEqual([false, 3, undefined, true]);
});

it("while the database is away an address leads where it led last, unless that was nowhere or it was taken out since", async () => {
  const { lookup, world } = await lookupOf({ "/old": "/about", "/gone": "/exams", "/out": "/contact" });
  for (const path of ["/old", "/gone", "/out"]) await lookup.lead(path);
  world.ends.set("/gone", { at: "/exams", isCircle: false });
  expect(await lookup.lead("/gone")).toBeUndefined();
  for (const [version, targets] of [{ "/old": "/about", "/gone": "/exams" }, world.targets].entries()) {
    world.targets = targets;
    await lookup.refresh(version + 2);
  }
  world.isAway = true;
  expect([await lookup.lead("/old"), await lookup.lead("/gone"), await lookup.lead("/out")]).toEqual(["/about", undefined, undefined]);
});

it("each time an address leads is counted; what could not be written waits for the next time", async () => {
  const { lookup, world } = await lookupOf({ "/b": "/about", "/a": "/about", "/c": "/about" });
  await lookup.flush();
  expect(world.written).toEqual([]);
  for (const path of ["/b", "/b", "/c"]) await lookup.lead(path);
  const { promise, reject } = Promise.withResolvers<void>();
  world.writing = promise;
  const writing = lookup.flush();
  world.now = 2;
  for (const path of ["/nothing", "/a", "/c"]) await lookup.lead(path);
  reject(new Error("away"));
  await expect(writing).rejects.toThrow("away");
  world.writing = Promise.resolve();
  await lookup.flush();
  await lookup.flush();
  expect(world.written).toEqual([
    [
      { source: "/a", hits: 1, at: 2 },
      { source: "/b", hits: 2, at: 1 },
      { source: "/c", hits: 2, at: 2 },
    ],
  ]);
});

it("waits for the redirects as they are after a change, also while they are being read as they were before", async () => {
  const stored = [{ source: "/old", target: "/about", noun: "", item_id: 0 }];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const lookup = createRedirectLookup({
    clock: () => 0,
    readAll: async () => {
      const found = stored.map((one) => ({ ...one }));
      if (found.length === 1) await held;
      return new Map(found.map(({ source, ...lead }) => [source, lead]));
    },
    follow: async (source, leads) => ({ address: leads.get(source)?.target ?? "", title: "" }),
    addHits: async () => {},
  });
  const before = lookup.refresh(1);
  stored.push({ source: "/new", target: "/exams", noun: "", item_id: 0 });
  const after = lookup.refresh(2);
  release();
  await Promise.all([before, after]);
  expect(await lookup.lead("/new")).toBe("/exams");
});
