import { expect, test } from "vitest";
import { wallShape } from "./wall-shape.ts";

const of = (posters: number) => {
  const shape = wallShape(posters);
  return shape && [shape.narrow, shape.wide].map(({ across, left }) => [across, left]);
};

test("the wall of ten languages is as its style sheet has it", () => expect(of(10)).toBeUndefined());

test("a few posters fill their row, on a phone and on a wide screen", () => {
  expect([2, 3, 4, 5].map(of)).toEqual([
    [
      [2, 2],
      [2, 2],
    ],
    [
      [3, 3],
      [3, 3],
    ],
    [
      [2, 2],
      [4, 4],
    ],
    [
      [3, 1],
      [5, 5],
    ],
  ]);
});

test("one poster stands beside what follows it, and above it on a phone", () => {
  expect(of(1)).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test("what follows more of them takes what is left of the last row, or a row of its own", () => {
  expect([6, 7, 8, 9, 11].map(of)).toEqual([
    [
      [3, 3],
      [3, 3],
    ],
    [
      [3, 2],
      [4, 1],
    ],
    [
      [3, 1],
      [4, 4],
    ],
    [
      [3, 3],
      [3, 3],
    ],
    [
      [3, 1],
      [4, 1],
    ],
  ]);
});
