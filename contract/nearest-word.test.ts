import { expect, it } from "vitest";
import { distanceWithin, nearestWord, nearness, vocabularyOf } from "./nearest-word.ts";

const names = vocabularyOf(["german", "deutsch", "japanese", "korean", "french", "ielts", "goethe", "spanish", "mandarin", "topik", "a1"]);

it.each([
  ["germn", "german"],
  ["gemran", "german"],
  ["japanse", "japanese"],
  ["japaneese", "japanese"],
  ["koraen", "korean"],
  ["frensh", "french"],
  ["spainish", "spanish"],
  ["iltes", "ielts"],
  ["mandrin", "mandarin"],
  ["dutsch", "deutsch"],
])("takes %s for %s", (typed, meant) => expect(nearestWord(typed, names)).toBe(meant));

it.each(["cook", "ger", "b2", "topik2", "x".repeat(10_000), "greman greman", ""])("takes %s for nothing else", (typed) =>
  expect(nearestWord(typed, names)).toBeUndefined(),
);

it("takes the nearer one, then the one that came first", () => {
  expect(nearestWord("spanishs", vocabularyOf(["danish", "spanish"]))).toBe("spanish");
  expect(nearestWord("mart", vocabularyOf(["part", "cart"]))).toBe("part");
});

it("counts letters added, left out, changed and exchanged, and stops where there are too many", () => {
  expect(distanceWithin("german", "german", 2)).toBe(0);
  expect(distanceWithin("ab", "ba", 2)).toBe(1);
  expect(distanceWithin("kitten", "sitting", 3)).toBe(3);
  expect(distanceWithin("kitten", "sitting", 2)).toBeUndefined();
  expect(distanceWithin("a", "abcd", 2)).toBeUndefined();
});

it.each([
  ["fatima", "fathima", 1],
  ["perera", "pereira", 1],
  ["ishra", "ishara", 1],
  ["mohamed", "mohammad", 2],
  ["nimal", "nimal", 0],
  ["nimal", "kamala", undefined],
  ["ali", "alu", undefined],
  ["0771", "0772", undefined],
])("says how far %s is from %s", (typed, name, far) => expect(nearness(typed, name)).toBe(far));
