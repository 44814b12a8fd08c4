import { expect, test } from "vitest";
import { changedBy, mineToKeep } from "./merge.ts";

const compared = ["title", "summary", "modules", "featured", "schedule"].map((name) => ({ name, label: name }));
const base = { title: "A", summary: "B", modules: ["x"], featured: false, schedule: "S" };
const mine = { title: "A", summary: "Mine", modules: ["x", ""], featured: true, schedule: "Mine" };
const theirs = { title: "Theirs", summary: "B", modules: ["x", "y"], featured: true, schedule: "Theirs" };
const names = (list: { name: string }[]) => list.map(({ name }) => name);

test("a field belongs to whoever changed it; a blank entry is no change", () => {
  const sides = { base, mine, theirs };
  expect(names(changedBy("theirs", compared, sides))).toEqual(["title", "modules"]);
  expect(names(changedBy("mine", compared, sides))).toEqual(["summary"]);
  expect(names(changedBy("both", compared, sides))).toEqual(["schedule"]);
  expect(mineToKeep(sides, new Set())).toEqual({ summary: "Mine", schedule: "Mine" });
  expect(mineToKeep(sides, new Set(["schedule"]))).toEqual({ summary: "Mine" });
});

test("where nobody knows what was opened, each difference is asked about", () => {
  const sides = { base: undefined, mine, theirs };
  expect(names(changedBy("both", compared, sides))).toEqual(["title", "summary", "modules", "schedule"]);
  expect(names(changedBy("theirs", compared, sides))).toEqual([]);
});
