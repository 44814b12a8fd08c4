import { expect, it } from "vitest";
import { isFreedAnew } from "./put-away-seats.ts";

it("a seat is freed anew when somebody who had one left, or there are more, and not as others take one", () => {
  const then = { left: 2, enrolled: [1, 2] };
  expect(isFreedAnew(then, then)).toBe(false);
  expect(isFreedAnew(then, { left: 1, enrolled: [1, 2, 3] })).toBe(false);
  expect(isFreedAnew(then, { left: 2, enrolled: [1, 3] })).toBe(true);
  expect(isFreedAnew(then, { left: 3, enrolled: [1, 2] })).toBe(true);
});
