import { expect, test } from "vitest";
import { changedBy, mineToKeep } from "./merge.ts";
import { mergeWords } from "./merge-words.ts";

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
  expect(mineToKeep(sides, new Map())).toEqual({ summary: "Mine", schedule: "Mine" });
  expect(mineToKeep(sides, new Map([["schedule", "theirs"]]))).toEqual({ summary: "Mine" });
});

test("where nobody knows what was opened, each difference is asked about", () => {
  const sides = { base: undefined, mine, theirs };
  expect(names(changedBy("both", compared, sides))).toEqual(["title", "summary", "modules", "schedule"]);
  expect(names(changedBy("theirs", compared, sides))).toEqual([]);
});

test("a text that both changed is put together word by word, where they changed other words", () => {
  const sides = {
    base: { summary: "German for beginners in small groups." },
    mine: { summary: "German for absolute beginners in small groups." },
    theirs: { summary: "German for beginners in very small groups." },
  };
  const both = "German for absolute beginners in very small groups.";
  expect(mineToKeep(sides, new Map())).toEqual({ summary: both });
  expect(mineToKeep(sides, new Map([["summary", "mine"]]))).toEqual(sides.mine);
  expect(mineToKeep(sides, new Map([["summary", "theirs"]]))).toEqual({});
  const html = (one: string, two: string) => `<p>${one}</p><ul><li>${two}</li></ul>`;
  expect(mergeWords(html("A b", "C d"), html("A new b", "C d"), html("A b", "C d e"))).toBe(html("A new b", "C d e"));
  expect(mergeWords("one two", "one three", "one four")).toBeUndefined();
  expect(mergeWords("<p>a b</p>", "<ul><li>a b</li></ul>", "<p>a b</p><p>c</p>")).toBeUndefined();
  expect(mergeWords("<b>one two</b> three", "<b>one two three</b>", "<b>one two</b> <i>three</i>")).toBeUndefined();
  expect(mergeWords("one two three four", "<b>one two three</b> four", "one <i>two three four</i>")).toBeUndefined();
  expect(mergeWords("2026-01-01", "2026-01-02", "2026-01-01")).toBeUndefined();
});
