import { expect, it } from "vitest";
import { whatStays } from "./what-stays.ts";

const samples = new Set(["course 1", "class 1", "language 1", "room 1", "course 2"]);
const built = [
  { from: "class 1", by: "A1 weekend", to: "course 1" },
  { from: "class 1", by: "A1 weekend", to: "room 1" },
  { from: "course 1", by: "German", to: "language 1" },
];

it("samples that only samples need all go", () => {
  expect(whatStays(samples, built)).toEqual(new Map());
});

it("a class that somebody asked for stays, with all that it hangs on", () => {
  const stay = whatStays(samples, [...built, { by: "1 enquiry", to: "class 1" }]);
  expect([...stay]).toEqual([
    ["class 1", "1 enquiry"],
    ["course 1", "A1 weekend"],
    ["room 1", "A1 weekend"],
    ["language 1", "German"],
  ]);
});

it("what staff made or changed keeps what it needs, and nothing else", () => {
  const stay = whatStays(samples, [...built, { from: "course 7", by: "German B2", to: "language 1" }]);
  expect([...stay]).toEqual([["language 1", "German B2"]]);
});

it("needs that go round in a circle keep nothing", () => {
  const circle = [
    { from: "course 1", by: "a", to: "course 2" },
    { from: "course 2", by: "b", to: "course 1" },
  ];
  expect(whatStays(samples, circle).size).toBe(0);
});
