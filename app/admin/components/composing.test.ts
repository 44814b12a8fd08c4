import { expect, it } from "vitest";
import { isComposing } from "./composing.ts";

it("Enter and Escape that end a word being composed are that word's, in Safari too", () => {
  expect(isComposing({ isComposing: true, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});
