import { expect, it } from "vitest";
import { levelsOf } from "./levels-of.ts";

const cefr = ["A1", "A2", "B1", "B2"];

it("a class is of the levels that its own one names, else its title", () => {
  expect(levelsOf({ title: "A2, then B1", level: "" }, cefr)).toEqual(["A2", "B1"]);
  expect(levelsOf({ title: "B1 exam", level: "a1.2 evening" }, cefr)).toEqual(["A1"]);
  expect(levelsOf({ title: "Evening", level: "A10" }, cefr)).toEqual([]);
  expect(levelsOf({ title: "Evening", level: "hsk 1" }, ["HSK 1", "HSK 10"])).toEqual(["HSK 1"]);
});
