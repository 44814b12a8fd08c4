import { expect, it, test } from "vitest";
import { nationalDigits, phoneParts, shortPhoneQuestion } from "./phone-digits.ts";

test("a number is the same digits however it is typed", () => {
  for (const typed of ["077 123 4567", "771234567", "+94 77 123 4567", "+94 (0)77 123 4567", "0094 771234567", "０７７１２３４５６７"])
    expect(nationalDigits(typed)).toBe("771234567");
});

test("a zero or a 94 inside a number stays, and a word that has “or” in it parts no numbers", () => {
  expect(nationalDigits("077 940 9401")).toBe("779409401");
  expect(nationalDigits("0112 094 094")).toBe("112094094");
  expect(nationalDigits("77 129 4567")).toBe("771294567");
  expect(phoneParts("0771234567 Fort office")).toEqual(["0771234567 Fort office"]);
  expect(phoneParts("0771234567 or 0112345678")).toHaveLength(2);
});

test("whether a number is one of Sri Lanka is asked of no other country's", () => {
  expect(shortPhoneQuestion("077 123")).toContain("for Sri Lanka");
  expect(shortPhoneQuestion("+94 77 123")).toContain("for Sri Lanka");
  expect(shortPhoneQuestion(" 00 94 77")).toContain("for Sri Lanka");
  expect(shortPhoneQuestion("+44 20")).not.toContain("Sri Lanka");
  expect(shortPhoneQuestion("0044 20")).not.toContain("Sri Lanka");
});

it.each([
  "12345",
  "077 123 456",
  "+94 77 123 456",
  "234 5678",
  "0771 / 0112",
  "O77 765 4321",
  "07l 234 5678",
  "077 123 456O",
  "+94 77 123 45",
  "0771 / O77 765 4321",
])("%s lacks digits", (typed) => {
  expect(shortPhoneQuestion(typed)).toBeDefined();
});

it.each([
  "",
  "  ",
  "please write",
  "071 234 5678",
  "0112345678 ext 12",
  "0771234567 / 8",
  "077 123 4567 or 234",
  "0771234567 Ol Kumari",
  "+44 20 7946 0958",
])("%s is let pass", (typed) => {
  expect(shortPhoneQuestion(typed)).toBeUndefined();
});
