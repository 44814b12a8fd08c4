import { expect, it } from "vitest";
import { firstLanguages, mandarin } from "#tests/languages.ts";
import { rungs } from "./level-check.ts";
import {
  classLevelsAtRung,
  isJustOf,
  isLevelOf,
  ladderOf,
  lastRungOf,
  levelAsWritten,
  levelsAtRung,
  levelsFound,
  levelsNamed,
  levelsOfAll,
  levelsToLearn,
  unknownLevel,
} from "./level-schemes.ts";

const own = { scheme: "own", levels: ["Sapling", "Tree"] } as const;

it("what classes can be narrowed to is on the ladder of some language, each once, or counted", () => {
  const first = levelsOfAll(firstLanguages);
  expect(first).toEqual([...new Set(first)]);
  expect(first.slice(0, 7)).toEqual(["A1", "A2", "B1", "B2", "C1", "C2", "N5"]);
  expect(first.slice(-6)).toEqual(["Level 1", "Level 2", "Level 3", "Level 4", "Level 5", "Level 6"]);
  expect(first).not.toContain("HSK 1");
  expect(levelsOfAll([mandarin, own])).toEqual([
    ...Array.from({ length: 9 }, (_, index) => `HSK ${index + 1}`),
    ...["Sapling", "Tree"],
    ...Array.from({ length: 6 }, (_, index) => `Level ${index + 1}`),
  ]);
});

it("a ladder ends where the academy says, and is whole where it says nothing of that ladder", () => {
  expect(ladderOf({ scheme: "hsk", levels: ["HSK 3", "hsk 1"] })).toEqual(["HSK 1", "HSK 3"]);
  expect(ladderOf({ scheme: "hsk", levels: ["Sapling"] })).toHaveLength(9);
  expect(ladderOf(own)).toEqual(own.levels);
});

it("the last rung that is taught is where a ladder ends, whole or named; of levels of its own nobody knows it", () => {
  expect([lastRungOf({ scheme: "cefr", levels: [] }), lastRungOf({ scheme: "cefr", levels: ["A1", "B1"] })]).toEqual(["C1", "B1"]);
  expect([lastRungOf({ scheme: "hsk", levels: ["HSK 1", "HSK 3"] }), lastRungOf(own)]).toEqual(["A2", undefined]);
});

it("levels that are taught may be written as from which to which", () => {
  expect(levelsNamed("hsk", ["hsk 1 to 3", "hsk 5"])).toEqual(["HSK 1", "HSK 2", "HSK 3", "hsk 5"]);
  expect(levelsNamed("cefr", ["A1–B1"])).toEqual(["A1", "A2", "B1"]);
  expect(levelsNamed("hsk", ["HSK 12", "HSK 1 evening"])).toEqual(["HSK 12", "HSK 1 evening"]);
  expect(levelsNamed("own", ["Step 1 to 3"])).toEqual(["Step 1 to 3"]);
});

it("a class may be of a level of its language's ladder, of a part of one, or of a counted one", () => {
  const levels = { scheme: "hsk", levels: ["HSK 1", "HSK 2"] } as const;
  expect(["HSK 1", "hsk 2.1", "HSK 2 evening", "Level 3"].filter((level) => !isLevelOf(level, levels))).toEqual([]);
  expect(["A1", "HSK 3", "Beginners"].filter((level) => isLevelOf(level, levels))).toEqual([]);
});

it("a level is written as its ladder has it", () => {
  expect(["a1", "hsk 1", "LEVEL 2", "sapling", ""].map((level) => levelAsWritten(level))).toEqual([
    "A1",
    "HSK 1",
    "Level 2",
    "sapling",
    "",
  ]);
  expect(levelAsWritten("sapling", [own])).toBe("Sapling");
});

it("a rung of the CEFR stands beside the levels of other ladders, and beside none of a language's own", () => {
  expect(levelsAtRung({ scheme: "cefr", levels: [] }, "B1")).toEqual(["B1"]);
  expect(levelsAtRung({ scheme: "jlpt", levels: [] }, "B1")).toEqual(["N3"]);
  expect(levelsAtRung(mandarin, "A2")).toEqual(["HSK 2", "HSK 3"]);
  expect(levelsAtRung(own, "A1")).toEqual([]);
});

it("each ladder stands beside the CEFR in its own order, with no level twice and none left out on the way", () => {
  for (const [scheme, most] of [
    ["cefr", 5],
    ["jlpt", 5],
    ["topik", 5],
    ["hsk", 7],
  ] as const) {
    const language = { scheme, levels: [] };
    expect(rungs.flatMap((rung) => levelsAtRung(language, rung))).toEqual(ladderOf(language).slice(0, most));
  }
});

it("a class for those who begin may count its level, whatever its language counts by", () => {
  expect([classLevelsAtRung(mandarin, "A1"), classLevelsAtRung(own, "A1")]).toEqual([["HSK 1", "Level 1"], ["Level 1"]]);
  expect([classLevelsAtRung(mandarin, "A2"), classLevelsAtRung(own, "A2")]).toEqual([["HSK 2", "HSK 3"], []]);
});

it("what was found is said in the language's own levels too, also above the last that is asked about", () => {
  const found = { sure: "A2", begun: undefined } as const;
  expect([levelsFound(mandarin, found), levelsFound({ scheme: "jlpt", levels: [] }, found)]).toEqual([["HSK 2", "HSK 3"], ["N4"]]);
  expect(levelsFound(mandarin, { ...found, above: true })).toEqual(["HSK 2 or above"]);
  expect([levelsFound({ scheme: "cefr", levels: [] }, found), levelsFound(own, found)]).toEqual([[], []]);
});

it("what comes next is said in them too; of levels of its own only where somebody begins", () => {
  expect([levelsToLearn(mandarin, "B1"), levelsToLearn({ scheme: "cefr", levels: [] }, "B1")]).toEqual([["HSK 4"], []]);
  expect([levelsToLearn(own, "A1"), levelsToLearn(own, "B1"), levelsToLearn(mandarin, undefined)]).toEqual([["Sapling"], [], []]);
});

it("a level that its scheme has not is said to be wrong, with how it is written; levels of one's own may be any", () => {
  expect([unknownLevel("hsk", "hsk 2 "), unknownLevel("own", "Sapling")]).toEqual([undefined, undefined]);
  expect(unknownLevel("hsk", "3")).toBe("HSK has no level “3”. Write it as HSK 1, HSK 2, HSK 3, or choose “Levels of its own”.");
});

it("a title is of one level where it names no other", () => {
  expect(isJustOf("Mandarin 中文, HSK 1", "HSK 1")).toBe(true);
  expect(isJustOf("German A1", "A1")).toBe(true);
  expect(isJustOf("Tamil for Saplings: Sapling", "Sapling")).toBe(true);
  for (const title of ["Mandarin, HSK 1 to 3", "Mandarin, HSK 1 and HSK 2", "Mandarin 中文", "Mandarin, HSK 2"])
    expect(isJustOf(title, "HSK 1")).toBe(false);
  expect(isJustOf("German A1", "A1.2")).toBe(false);
});
