import { expect, it } from "vitest";
import { noteUnlocked, wasUnlocked } from "./unlocked.ts";

it("the settings stay open for ten minutes, in the session in which the master password was typed", () => {
  expect(wasUnlocked("one", 0)).toBe(false);
  noteUnlocked("one", 1000);
  expect([wasUnlocked("one", 1000 + 599_999), wasUnlocked("one", 1000 + 600_000)]).toEqual([true, false]);
  expect([wasUnlocked("other", 2000), wasUnlocked(null, 2000)]).toEqual([false, false]);
});
