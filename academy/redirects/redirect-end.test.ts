import fc from "fast-check";
import { expect, it } from "vitest";
import type { SitePage } from "../site-pages.ts";
import { type End, followRedirect, type Lead, type NoEnd } from "./redirect-end.ts";

const pageAt = (address: string): SitePage => ({ address, title: "A page", noun: "", id: 0 });
const to = (target: string): Lead => ({ target, noun: "", item_id: 0 });
const needsWith = (leads: ReadonlyMap<string, Lead>, had: string[] = []) => ({
  leads,
  known: new Map<string, End | NoEnd>(),
  pages: { at: async (key: string) => (key === "/about" ? pageAt(key) : key === "/admin" ? "program" : undefined), of: async () => [] },
  addressesHad: async () => had,
});

const addresses = Array.from({ length: 8 }, (_, n) => `/${n}`);
const address = fc.constantFrom(...addresses);
const ways = fc.uniqueArray(fc.tuple(address, fc.oneof(address, fc.constantFrom("/about", "https://example.org/"))), {
  selector: ([source]) => source,
});

/** Step by step, with nothing remembered. */
function walked(leads: ReadonlyMap<string, string>, from: string): string | undefined {
  let at = leads.get(from);
  for (let step = 0; step < leads.size && at !== undefined; step++) at = leads.get(at) ?? at;
  return at === "/about" || at === "https://example.org/" ? at : undefined;
}

it("each way ends where it ends when it is walked alone, in whatever order they are asked for; a loop nowhere", async () => {
  await fc.assert(
    fc.asyncProperty(ways, fc.shuffledSubarray(addresses, { minLength: addresses.length }), async (pairs, asked) => {
      const needs = needsWith(new Map(pairs.map(([source, target]) => [source, to(target)])));
      for (const source of asked) {
        const end = await followRedirect(source, needs);
        expect(await followRedirect(source, { ...needs, known: new Map() })).toMatchObject(
          "address" in end ? end : { isCircle: end.isCircle },
        );
        expect([source, "address" in end ? end.address : undefined]).toEqual([source, walked(new Map(pairs), source)]);
      }
    }),
  );
});

it("a way to an item ends where that is now, with the question it was made with, also where its old address leads elsewhere", async () => {
  const leads = new Map<string, Lead>([
    ["/old", { target: "/first?level=A1#fees", noun: "courses", item_id: 7 }],
    ["/older", { target: "/first", noun: "courses", item_id: 7 }],
    ["/first", to("/about")],
  ]);
  const of = async (noun: string, [id]: readonly number[]) => (noun === "courses" && id === 7 ? [pageAt("/second")] : []);
  const needs = needsWith(leads);
  const end = (source: string) => followRedirect(source, { ...needs, pages: { ...needs.pages, of } });
  expect(await end("/old")).toEqual({ address: "/second?level=A1#fees", title: "A page" });
  expect(await end("/older")).toHaveProperty("address", "/second");
});

it.each([
  ["/about?from=old#team", { address: "/about?from=old#team", title: "A page" }],
  ["https://example.org/a?b#c", { address: "https://example.org/a?b#c", title: "" }],
  ["/nothing?a=1", { at: "/nothing?a=1", isCircle: false }],
  ["/admin", { at: "/admin", isCircle: false }],
])("a way to %s ends there, or nowhere, without a look at items", async (target, end) => {
  const addressesHad = () => Promise.reject(new Error("no item"));
  expect(await followRedirect("/old", { ...needsWith(new Map([["/old", to(target)]])), addressesHad })).toEqual(end);
});

it("a way to an item that is gone goes on from another of its addresses, and never round", async () => {
  const item = { target: "/first", noun: "courses", item_id: 7 };
  const had = ["/first", "/second"];
  expect(
    await followRedirect(
      "/old",
      needsWith(
        new Map([
          ["/old", item],
          ["/second", to("/about")],
        ]),
        had,
      ),
    ),
  ).toMatchObject({ address: "/about" });
  const round = new Map<string, Lead>([
    ["/old", item],
    ["/first", to("/old")],
    ["/second", item],
  ]);
  expect(await followRedirect("/old", needsWith(round, had))).not.toHaveProperty("address");
});

it("ways over 10,000 redirects are walked once for all", async () => {
  const needs = needsWith(new Map(Array.from({ length: 10_000 }, (_, n) => [`/${n}`, to(n === 9_999 ? "/about" : `/${n + 1}`)])));
  await followRedirect("/0", needs);
  expect(needs.known.size).toBe(10_000);
  for (const source of needs.leads.keys()) expect(await followRedirect(source, needs)).toHaveProperty("address", "/about");
});

it("a redirect to an item that is gone goes on from another of its addresses, never back to one it came from", async () => {
  const leads = new Map<string, Lead>([
    ["/first", to("/old")],
    ["/old", { target: "/gone", noun: "courses", item_id: 1 }],
    ["/second", to("/about")],
  ]);
  expect(await followRedirect("/first", needsWith(leads, ["/old", "/second"]))).toMatchObject({ address: "/about" });
  expect(await followRedirect("/first", needsWith(leads, ["/old"]))).toMatchObject({ isCircle: false });
});
