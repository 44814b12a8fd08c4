import { expect, it } from "vitest";
import { createRedirectLookup } from "./redirect-lookup.ts";

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
