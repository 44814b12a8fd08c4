import { expect, it } from "vitest";
import { type Answers, type CanDo, canDo, firstRung, foundInWords, nextOfCheck, rungs, rungToLearn } from "./level-check.ts";

const said = (word: string): CanDo[] => [...word].map((letter) => canDo.find((one) => one.startsWith(letter)) ?? "no");
const found = (answers: Record<string, string>) => {
  const next = nextOfCheck(Object.fromEntries(Object.entries(answers).map(([rung, word]) => [rung, said(word)])));
  return "found" in next ? [foundInWords(next.found), rungToLearn(next.found)] : next;
};

it("goes up the ladder while it holds", () => {
  expect(found({})).toEqual({ ask: "A2" });
  expect(found({ A2: "yyy" })).toEqual({ ask: "B1" });
  expect(found({ A2: "yyn", B1: "yss" })).toEqual({ ask: "B2" });
  expect(found({ A2: "yyy", B1: "yyy", B2: "yyy" })).toEqual({ ask: "C1" });
  expect(found({ A2: "yyy", B1: "yyy", B2: "yyy", C1: "yyy" })).toEqual(["C1 or above", undefined]);
});

it("asks about nothing above what is taught, and names nothing above it", () => {
  const upTo = (last: "A1" | "B1", answers: Record<string, string>) => {
    const next = nextOfCheck(Object.fromEntries(Object.entries(answers).map(([rung, word]) => [rung, said(word)])), last);
    return "found" in next ? [foundInWords(next.found), rungToLearn(next.found, last)] : next;
  };
  expect(upTo("B1", { A2: "yyy" })).toEqual({ ask: "B1" });
  expect(upTo("B1", { A2: "yyy", B1: "yyn" })).toEqual(["B1 or above", undefined]);
  expect(upTo("B1", { A2: "yyy", B1: "ysn" })).toEqual(["A2 to B1", "B1"]);
  expect(upTo("A1", { A2: "ysn", A1: "yyy" })).toEqual(["A1", undefined]);
  expect(upTo("A1", { A2: "yyy" })).toEqual(["A2 or above", undefined]);
  expect(upTo("A1", { A2: "nnn", A1: "nns" })).toEqual(["the beginning of A1", "A1"]);
});

it("says a range where some of the next rung is there, and no more than was shown", () => {
  expect(found({ A2: "yyy", B1: "ysn" })).toEqual(["A2 to B1", "B1"]);
  expect(found({ A2: "yyy", B1: "nnn" })).toEqual(["A2", "B1"]);
  expect(found({ A2: "yyy", B1: "yyy", B2: "yyy", C1: "nns" })).toEqual(["B2 to C1", "C1"]);
});

it("goes one down where the first rung does not hold", () => {
  expect(found({ A2: "ysn" })).toEqual({ ask: "A1" });
  expect(found({ A2: "ysn", A1: "yyy" })).toEqual(["A1 to A2", "A2"]);
  expect(found({ A2: "nnn", A1: "yys" })).toEqual(["A1", "A2"]);
  expect(found({ A2: "nnn", A1: "sns" })).toEqual(["the beginning of A1", "A1"]);
  expect(found({ A2: "nnn", A1: "nnn" })).toEqual(["the very beginning", "A1"]);
});

it("ends for whatever is said, after at most four rungs", () => {
  const words = canDo.flatMap((one) => canDo.flatMap((two) => canDo.map((three) => [one, two, three])));
  const walk = (answers: Answers): number =>
    Math.max(
      ...words.map((word) => {
        const next = nextOfCheck(answers);
        if ("found" in next) return Object.keys(answers).length;
        return walk({ ...answers, [next.ask]: word });
      }),
    );
  expect(words.map((word) => walk({ [firstRung]: word })).reduce((most, one) => Math.max(most, one))).toBeLessThan(rungs.length);
});
