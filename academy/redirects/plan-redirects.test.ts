import fc from "fast-check";
import { expect, it } from "vitest";
import { Invalid } from "../errors.ts";
import type { SitePage } from "../site-pages.ts";
import { type Planned, planRedirects } from "./plan-redirects.ts";
import { followRedirect } from "./redirect-end.ts";

const pages = {
  at: async (key: string): Promise<SitePage | undefined> => (key === "/about" ? { address: key, title: "", noun: "", id: 0 } : undefined),
  of: async () => [],
};
const needsWith = (pairs: readonly (readonly [string, string])[]) => ({
  site: "https://academy.example",
  pages,
  known: new Map(),
  leads: new Map(pairs.map(([source, target]) => [source, { target, noun: "", item_id: 0 }])),
  addressesHad: async () => [],
});
const inputs = (pairs: readonly (readonly [string, string])[]) => pairs.map(([from, to]) => ({ from, to }));

const address = fc.constantFrom("/a", "/b", "/c", "/d", "/e", "/f");
const target = fc.oneof({ weight: 3, arbitrary: address }, fc.constantFrom("/about", "https://example.org/", "/nothing"));
const pairs = fc.uniqueArray(fc.tuple(address, target), { selector: ([from]) => from });

/** Where an address leads when each step is taken by itself. */
function endByHand(ways: ReadonlyMap<string, string>, from: string): string | undefined {
  let at = ways.get(from);
  for (let step = 0; step < ways.size && at !== undefined && ways.has(at); step++) at = ways.get(at);
  return at === "/about" || at === "https://example.org/" ? at : undefined;
}

it("those of a file are right whose way ends at a page or another site, with what is stored, in whatever order they stand", async () => {
  await fc.assert(
    fc.asyncProperty(pairs, pairs, fc.infiniteStream(fc.nat()), async (file, there, dice) => {
      const ways = new Map([...there, ...file]);
      const needs = needsWith(there);
      const shuffled = file.map((pair) => ({ pair, at: dice.next().value })).sort((one, other) => one.at - other.at);
      for (const lines of [file, shuffled.map(({ pair }) => pair)]) {
        const made = await planRedirects(inputs(lines), needs);
        for (const [index, [from]] of lines.entries())
          expect([from, made[index] instanceof Invalid]).toEqual([from, endByHand(ways, from) === undefined]);
        const right = made.filter((one): one is Planned => !(one instanceof Invalid));
        const stored = needsWith([...new Map([...there, ...right.map(({ source, target }) => [source, target] as const)])]);
        for (const { source } of right) expect(await followRedirect(source, stored)).toMatchObject({ address: endByHand(ways, source) });
      }
    }),
  );
});

it("one that leads back is refused in a sentence", async () => {
  const made = await planRedirects(
    inputs([
      ["/a", "/b"],
      ["/b", "/c"],
      ["/c", "/a"],
      ["/d", "/a"],
      ["/e", "/E/"],
    ]),
    needsWith([]),
  );
  expect(made.map((one) => (one instanceof Invalid ? one.message : one))).toEqual([
    "This leads in a circle: it comes back to /a.",
    "This leads in a circle: it comes back to /a.",
    "This leads in a circle: it comes back to /a.",
    "This leads in a circle: it comes back to /a.",
    "This address would lead to itself.",
  ]);
});

it("others get their turns while a long file is looked at", async () => {
  let turns = 0;
  const turn = () => {
    turns++;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  await planRedirects(
    inputs(Array.from({ length: 30_000 }, (_, n) => [`/a${n}`, `/a${n + 1}`] as const)),
    needsWith([["/a30000", "/about"]]),
  );
  clearImmediate(next);
  expect(turns).toBeGreaterThan(4);
});
