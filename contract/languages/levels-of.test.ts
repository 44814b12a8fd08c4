import { expect, it } from "vitest";
import { levelsOf } from "./levels-of.ts";

const cefr = ["A1", "A2", "B1", "B2"];

it("a class is of the levels that its own one names, else its title", () => {
  expect(levelsOf({ title: "A2, then B1", level: "" }, cefr)).toEqual(["A2", "B1"]);
  expect(levelsOf({ title: "B1 exam", level: "a1.2 evening" }, cefr)).toEqual(["A1"]);
  expect(levelsOf({ title: "Evening", level: "A10" }, cefr)).toEqual([]);
  expect(levelsOf({ title: "A1 to B1, 5 to 7 PM" }, cefr)).toEqual(["A1", "A2", "B1"]);
  expect(levelsOf({ title: "Evening", level: "A1.2–A2.1" }, cefr)).toEqual(["A1", "A2"]);
  expect(levelsOf({ title: "Evening", level: "HSK 1 to 3" }, ["HSK 1", "HSK 2", "HSK 3", "HSK 4"])).toEqual(["HSK 1", "HSK 2", "HSK 3"]);
  expect(levelsOf({ title: "Evening", level: "n5 - n3" }, ["N5", "N4", "N3", "N2"])).toEqual(["N5", "N4", "N3"]);
  expect(levelsOf({ title: "Level 1 until 6 PM", level: "" }, ["Level 1", "Level 2"])).toEqual(["Level 1"]);
  expect(levelsOf({ title: "Evening", level: "hsk 1" }, ["HSK 1", "HSK 10"])).toEqual(["HSK 1"]);
});

it("what lies between the first and the last is meant, too, however each is written", () => {
  const hsk = ["HSK 1", "HSK 2", "HSK 3"];
  expect(levelsOf({ title: "", level: "HSK 1 to HSK 3" }, hsk)).toEqual(hsk);
  expect(levelsOf({ title: "", level: "HSK 10 to 12" }, ["HSK 1", "HSK 11", "HSK 13"])).toEqual(["HSK 11"]);
  for (const level of ["A1.2 to B1.1", "A1.10–B1"]) expect(levelsOf({ title: "", level }, cefr)).toEqual(["A1", "A2", "B1"]);
});

it("but nothing of another ladder", () => {
  expect(levelsOf({ title: "", level: "A1 to B1" }, ["HSK 2", "HSK 4", "N4"])).toEqual([]);
  expect(levelsOf({ title: "", level: "A1 to HSK 3" }, ["A2", "HSK 2", "HSK 3"])).toEqual(["HSK 3"]);
  expect(levelsOf({ title: "", level: "Step 1 to 3" }, ["Step 2", "Big Step 2"])).toEqual(["Step 2"]);
});
