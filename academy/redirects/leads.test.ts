import fc from "fast-check";
import { expect, it } from "vitest";
import { createLeads } from "./leads.ts";

const to = (source: string, target: string) => ({ source, target, noun: "", item_id: 0 });
const addresses = Array.from({ length: 8 }, (_, n) => `/${n}`);
const address = fc.constantFrom(...addresses);
const ways = fc.uniqueArray(fc.tuple(address, fc.oneof(address, fc.constantFrom("/about", "https://example.org/"))), {
  selector: ([source]) => source,
});

/** Step by step, with nothing remembered. */
function walked(leads: ReadonlyMap<string, string>, from: string): string | undefined {
  let at = leads.get(from);
  for (let step = 0; step < leads.size && at !== undefined; step++) at = leads.get(at) ?? at;
  return at !== undefined && leads.has(at) ? undefined : at;
}

it("each way ends where it ends when it is walked alone, in whatever order they are stored and asked for; a loop nowhere", () => {
  fc.assert(
    fc.property(ways, fc.shuffledSubarray(addresses, { minLength: addresses.length }), (pairs, asked) => {
      const leads = createLeads(pairs.map(([source, target]) => to(source, target)));
      const byHand = new Map(pairs);
      for (const source of asked) expect([source, leads.last(source)?.target]).toEqual([source, walked(byHand, source)]);
    }),
  );
});

it("a way ends at an item, whatever its address was", () => {
  const item = { source: "/old", target: "/next", noun: "courses", item_id: 7 };
  expect(createLeads([to("/older", "/old"), item, to("/next", "/about")]).last("/older")).toMatchObject({ noun: "courses", item_id: 7 });
});

it("a way over 10,000 redirects is walked once for all", () => {
  const rows = Array.from({ length: 10_000 }, (_, n) => to(`/${n}`, n === 9_999 ? "/about" : `/${n + 1}`));
  const leads = createLeads(rows);
  for (const { source } of rows) expect(leads.last(source)?.target).toBe("/about");
});
