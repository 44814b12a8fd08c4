import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetPutAway, isFreedAnew, isPutAway, putAway } from "./put-away-seats.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it("a seat is freed anew when somebody who had one left, or there are more, and not as others take one", () => {
  const then = { left: 2, enrolled: [1, 2] };
  expect(isFreedAnew(then, then)).toBe(false);
  expect(isFreedAnew(then, { left: 1, enrolled: [1, 2, 3] })).toBe(false);
  expect(isFreedAnew(then, { left: 2, enrolled: [1, 3] })).toBe(true);
  expect(isFreedAnew(then, { left: 3, enrolled: [1, 2] })).toBe(true);
});

it("a free seat that was put away is put away for its class only, until the class is full, a seat is freed anew, or it is asked for", () => {
  const then = { left: 2, enrolled: [1, 2] };
  putAway(3, then);
  expect([isPutAway(3, then), isPutAway(3, { left: 1, enrolled: [1, 2, 5] }), isPutAway(4, then)]).toEqual([true, true, false]);
  for (const now of [
    { left: 0, enrolled: [1, 2, 5, 6] },
    { left: 2, enrolled: [1, 5] },
  ]) {
    putAway(3, then);
    expect(isPutAway(3, now)).toBe(false);
    // Also when all is as it was again.
    expect(isPutAway(3, then)).toBe(false);
  }
  putAway(3, then);
  forgetPutAway(3);
  expect(isPutAway(3, then)).toBe(false);
  // What an older version kept, or somebody else.
  for (const text of ["{}", '{"left":2}', "null"]) {
    kept.set("free-seat:3", text);
    expect(isPutAway(3, then)).toBe(false);
  }
});
