import { expect, it } from "vitest";
import { middleOf, nextPlace } from "./next-place.ts";

// Three in a row, then two.
const [a, b, c, d, e] = [
  { x: 100, y: 100 },
  { x: 300, y: 100.4 },
  { x: 500, y: 100 },
  { x: 100, y: 500 },
  { x: 300, y: 500 },
] as const;
const places = [e, c, a, d, b];
const [right, left, down, up] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
] as const;

it("goes through the places in their order, from row to row", () => {
  expect([a, b, c, d, e].map((at) => nextPlace(places, at, right))).toEqual([b, c, d, e, e]);
  expect([a, b, c, d, e].map((at) => nextPlace(places, at, left))).toEqual([a, a, b, c, d]);
});

it("goes to the place above and below, or to the nearest there is", () => {
  expect([a, b, c, d, e].map((at) => nextPlace(places, at, down))).toEqual([d, e, e, d, e]);
  expect([a, b, c, d, e].map((at) => nextPlace(places, at, up))).toEqual([a, b, c, a, b]);
});

it("counts from the place that it is nearest to", () => {
  expect(nextPlace(places, { x: 190, y: 160 }, right)).toBe(b);
  expect(nextPlace(places, { x: 210, y: 90 }, right)).toBe(c);
  expect(nextPlace([], a, down)).toBe(a);
  expect(middleOf({ left: 10, top: 20, width: 100, height: 50 })).toEqual({ x: 60, y: 45 });
});
