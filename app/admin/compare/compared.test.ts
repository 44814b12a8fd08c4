import { expect, it } from "vitest";
import { singleKinds } from "#contract/single-kinds.ts";
import { textsKinds } from "#contract/site-texts/texts-kinds.ts";
import { comparedOf } from "./compared.ts";
import { sameValue } from "./values.ts";

it.each(singleKinds)("each field of $path is compared under a label of its own, and lists of parts in words", ({ list, groups }) => {
  const compared = comparedOf(list, groups);
  expect(compared.map(({ name }) => name)).toEqual(Object.keys(list));
  expect(new Set(compared.map(({ label }) => label)).size).toBe(compared.length);
  const isOfParts = ([, { columns }]: [string, { columns?: unknown }]) => columns !== undefined;
  const inWords = compared.filter(({ words }) => words).map(({ name }) => name);
  expect(inWords).toEqual(
    expect.arrayContaining(
      Object.entries(list)
        .filter(isOfParts)
        .map(([name]) => name),
    ),
  );
});

it("a label that stands in several groups says in which", () => {
  const labels = comparedOf(textsKinds.home.list, textsKinds.home.groups).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(["About the academy: Heading", "Certificate: Heading", "Large words"]));
});

it("what the server would keep alike is the same, however it is typed", () => {
  expect(sameValue({ a: " x", list: ["b", " "], none: "" }, { list: ["b"], a: "x" })).toBe(true);
  expect(sameValue([{ name: "A", text: "B " }], [{ text: "B", name: "A" }])).toBe(true);
  expect(sameValue([{ opens: "08:30" }], [{ opens: "09:00" }])).toBe(false);
  expect(sameValue(["a", "b"], ["b", "a"])).toBe(false);
  expect([sameValue("10", 10), sameValue(undefined, ""), sameValue(false, "")]).toEqual([true, true, false]);
});
