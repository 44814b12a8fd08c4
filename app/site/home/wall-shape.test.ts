import { expect, test } from "vitest";
import { wallShape } from "./wall-shape.ts";

const of = (posters: number) => {
  const shape = wallShape(posters);
  return shape && [shape.narrow, shape.wide].map(({ across, rest }) => `${across}${rest ? " and the rest" : ""}`).join(", ");
};

test("the wall of ten languages is as its style sheet has it", () => expect(of(10)).toBeUndefined());

test("a few posters fill their row, on a phone and on a wide screen", () => {
  expect([2, 3, 4].map(of)).toEqual(["2, 2", "3, 3", "2, 4"]);
});

test("one poster stands beside what follows it, and above it on a phone", () => {
  expect(of(1)).toBe("1, 2 and the rest");
});

test("what follows more of them takes what is left of the last row, or a row of its own", () => {
  expect([5, 6, 7, 8, 9, 11, 13].map(of)).toEqual([
    "3, 5",
    "3, 3",
    "3 and the rest, 4 and the rest",
    "3, 4",
    "3, 3",
    "3, 4 and the rest",
    "3 and the rest, 5",
  ]);
});
