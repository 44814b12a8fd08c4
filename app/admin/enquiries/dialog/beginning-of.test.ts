import { expect, it } from "vitest";
import { beginningOf } from "./beginning-of.ts";

it("a message of 80 letters is whole, and of a longer one it says that there is more", () => {
  expect(beginningOf("a".repeat(80))).toBe("a".repeat(80));
  expect(beginningOf("a".repeat(81))).toBe(`${"a".repeat(80)}…`);
});

it("what it leaves off begins after the last letter, and within none", () => {
  expect(beginningOf(`${"a".repeat(79)} b`)).toBe(`${"a".repeat(79)}…`);
  expect(beginningOf(`${"😀".repeat(81)}`)).toBe(`${"😀".repeat(80)}…`);
});
