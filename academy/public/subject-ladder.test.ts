import { expect, it } from "vitest";
import { subjectLadder } from "./subject-ladder.ts";

const cefr = { scheme: "cefr", levels: [] } as const;
const marked = (title: string, classes: { title: string; level?: string }[], language: Parameters<typeof subjectLadder>[1] = cefr) =>
  subjectLadder({ title }, language, classes).map(({ level, taught, open, next }) =>
    [level, taught && "taught", open && "open", next && "next"].filter(Boolean).join(" "),
  );

it("marks the levels of the classes that can be joined, and what follows the highest", () => {
  const classes = [{ title: "evening", level: "A1.2" }, { title: "B1 weekend" }];
  expect(marked("German C2", classes)).toEqual(["A1 taught open", "A2", "B1 taught open", "B2 next", "C1", "C2"]);
});

it("goes by the title while there are no classes", () => {
  expect(marked("TORFL A1", [])).toEqual(["A1 taught", "A2 next", "B1", "B2", "C1", "C2"]);
  expect(marked("C2 at last", [])).toEqual(["A1", "A2", "B1", "B2", "C1", "C2 taught"]);
});

it("goes by the target score, or else by the summary, where the title names no level, and fills what lies between", () => {
  const of = (said: object, language: Parameters<typeof subjectLadder>[1] = cefr) =>
    subjectLadder({ title: "DELF", ...said }, language, []).flatMap(({ level, taught }) => (taught ? [level] : []));
  expect(of({ targetScore: "A1–B2", summary: "Up to C2." })).toEqual(["A1", "A2", "B1", "B2"]);
  expect(of({ summary: "French from the first bonjour to A1, with practice." })).toEqual(["A1"]);
  expect(of({ summary: "Everyday Korean to TOPIK level 1." }, { scheme: "topik", levels: [] })).toEqual(["TOPIK 1"]);
  expect(of({ targetScore: "Band 7.0+" })).toEqual([]);
});

it("says nothing where neither says a level", () => {
  expect(marked("German", [{ title: "Conversation" }])).toEqual([]);
});

it("a language may have a ladder of its own", () => {
  const own = { scheme: "own", levels: ["Sapling", "Tree"] } as const;
  expect(marked("Elvish", [{ title: "x", level: "sapling" }], own)).toEqual(["Sapling taught open", "Tree next"]);
  expect(marked("x", [{ title: "x", level: "HSK 8" }], { scheme: "hsk", levels: [] }).slice(-2)).toEqual([
    "HSK 8 taught open",
    "HSK 9 next",
  ]);
});
