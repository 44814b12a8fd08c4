import fc from "fast-check";
import { expect, it } from "vitest";
import { turnsDuring } from "#tests/turns-during.ts";
import { Invalid } from "../errors.ts";
import type { SitePage } from "../site-pages.ts";
import { judgeLines, type Planned, planRedirects } from "./plan-redirects.ts";
import { followRedirect } from "./redirect-end.ts";

const there: SitePage[] = [
  { address: "/about", title: "", noun: "", id: 0 },
  { address: "/german", title: "German", noun: "courses", id: 7 },
];
const pages = {
  at: async (key: string) => (key === "/admin" ? "program" : there.find(({ address }) => address === key)),
  of: async (_: string, [id]: readonly number[]) => there.filter((page) => page.id === id),
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

it.each([
  ["", "/about", "from", "The address that leads on is missing."],
  ["/a", "", "to", "The address it leads to is missing."],
  ["/B/", "/about", "from", "This address stands further up already."],
  ["/admin", "/about", "from", "This address belongs to the program itself."],
  ["/about", "/german", "from", "This page exists: /about. A redirect works only where there is no page."],
  ["/german", "/about", "from", "This page exists: “German”. A redirect works only where there is no page."],
  ["/a", "/admin", "to", "This address belongs to the program itself. Choose a page of the website."],
  ["/a", "/nothing", "to", "There is no page at /nothing. Choose one that visitors can open."],
])("from %j to %j is refused at its field, in a sentence", async (from, to, path, message) => {
  const [before, wrong] = await planRedirects(
    [
      { from: "/b", to: "/about" },
      { from, to },
    ],
    needsWith([]),
  );
  expect(before).not.toBeInstanceOf(Invalid);
  expect(wrong).toMatchObject({ path, message });
});

it("one to an item is kept with the item, one to anything else as an address", async () => {
  const wanted = inputs([
    ["/a", "/German/?level=A1"],
    ["/b", "https://example.org"],
    ["/c", "/A"],
  ]);
  expect(await planRedirects(wanted, needsWith([]))).toEqual([
    { source: "/a", target: "/german?level=A1", noun: "courses", item_id: 7 },
    { source: "/b", target: "https://example.org/", noun: "", item_id: 0 },
    { source: "/c", target: "/a", noun: "", item_id: 0 },
  ]);
});

it("of a file it is said what each line would do, and only what would do something is done", async () => {
  const needs = needsWith([
    ["/same", "/same-too"],
    ["/elsewhere", "/about"],
  ]);
  needs.leads.set("/same-too", { target: "/german", noun: "courses", item_id: 7 });
  needs.leads.set("/another", { target: "/german", noun: "courses", item_id: 8 });
  const long = `/${"a".repeat(250)}`;
  const rows = [
    ["/same", "/same-too", "same", ""],
    ["/same-too", "/german", "same", ""],
    ["/another", "/german", "changes", ""],
    ["/elsewhere", "/german", "changes", ""],
    ["/new", "/about", "new", ""],
    ["old", long, "wrong", "Write the address as it stands after the name of this site: /old-page."],
    [long, `https://example.org${long}`, "new", ""],
  ] as const;
  const { lines, plans } = await judgeLines(
    rows.map(([from, to], index) => ({ line: index + 2, from, to })),
    needs,
  );
  const said = rows.map(([from, to, effect, problem], index) => ({
    line: index + 2,
    from: from.slice(0, 200),
    to: to.slice(0, 200),
    effect,
    problem,
  }));
  expect(lines).toEqual(said);
  expect(plans.map(({ source }) => source)).toEqual(["/another", "/elsewhere", "/new", long]);
});

it("what is no fault of the file is not told as one", async () => {
  const needs = { ...needsWith([]), pages: { ...pages, at: () => Promise.reject(new Error("The database is away.")) } };
  await expect(planRedirects([{ from: "/a", to: "/about" }], needs)).rejects.toThrow("The database is away.");
});

it("others get their turns while a long file is looked at", async () => {
  const { turns } = await turnsDuring(() =>
    planRedirects(inputs(Array.from({ length: 30_000 }, (_, n) => [`/a${n}`, `/a${n + 1}`] as const)), needsWith([["/a30000", "/about"]])),
  );
  expect(turns).toBeGreaterThan(4);
});
