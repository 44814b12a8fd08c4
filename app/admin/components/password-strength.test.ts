import { expect, test } from "vitest";
import { weaknessOf } from "./password-strength.ts";

test("warns about passwords that are guessed first, and about short ones", () => {
  expect(weaknessOf("123456")).toBe("This password is easy to guess.");
  expect(weaknessOf("password1")).toBe("This password is easy to guess.");
  expect(weaknessOf("aaaaaaaaaaaa")).toBe("This password is easy to guess.");
  expect(weaknessOf("x7#kQ2")).toContain("short");
  expect(weaknessOf("kettle river marble")).toBeUndefined();
  expect(weaknessOf("abc")).toBeUndefined();
});
