import { expect, it, test } from "vitest";
import { isShortPhone, nationalDigits } from "./phone-digits.ts";

test("a number is the same digits however it is typed", () => {
  for (const typed of ["077 123 4567", "771234567", "+94 77 123 4567", "+94 (0)77 123 4567", "0094 771234567", "０７７１２３４５６７"])
    expect(nationalDigits(typed)).toBe("771234567");
});

it.each(["12345", "077 123 456", "+94 77 123 456", "234 5678", "0771 / 0112", "O77 765 4321", "07l 234 5678", "077 123 456O"])(
  "%s lacks digits",
  (typed) => {
    expect(isShortPhone(typed)).toBe(true);
  },
);

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
  expect(isShortPhone(typed)).toBe(false);
});
