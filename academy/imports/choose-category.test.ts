import { expect, it } from "vitest";
import { chooseCategory } from "./choose-category.ts";

const ours = ["Learning Tips", "Culture", "Exam Prep", "Technology"];

it.each([
  ["its own, however it is written", ["news", "CULTURE"], "Culture", true],
  ["one of the same words", ["Examination preparation"], "Exam Prep", false],
  ["one that has one of its words", ["Exam dates"], "Exam Prep", false],
  ["one that begins alike", ["News", "Tech talk"], "Technology", false],
  ["the first where none fits", ["News", "of"], "Learning Tips", false],
  ["the first where none is named", [], "Learning Tips", false],
])("a post belongs to %s", (_what, wanted, category, isSure) => {
  expect(chooseCategory(wanted, ours)).toEqual({ category, isSure });
});

it("short words are in everything, and tell nothing", () => {
  expect(chooseCategory(["On art"], ["Life", "Art on walls"])).toEqual({ category: "Life", isSure: false });
});

it("without categories there is none", () => {
  expect(chooseCategory(["News"], [])).toEqual({ category: "", isSure: false });
});
