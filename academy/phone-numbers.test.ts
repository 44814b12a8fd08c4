import { expect, test } from "vitest";
import { phoneNumbersIn, soughtDigits } from "./phone-numbers.ts";

const mobile = "+94777654321";

test.each([
  "77 765 4321",
  "0777654321",
  "+94777654321",
  "(+94) 077 765 4321",
  "(+94)0777654321",
  "+94 (0)77 765 4321",
  "0094 77 765 4321",
  "94777654321",
  "077-765-4321 (WhatsApp)",
  "Tel: 077.765.4321",
  "\uFF10\uFF17\uFF17\uFF17\uFF16\uFF15\uFF14\uFF13\uFF12\uFF11",
])("%s is one number of Sri Lanka", (typed) => {
  expect(phoneNumbersIn(typed)).toEqual([mobile]);
});

test.each([
  "077 765 4321 / 011 234 5678",
  "0777654321/0112345678",
  "0777654321, 0112345678",
  "0777654321 0112345678",
  "077 765 4321 or +94 11 234 5678",
  "077 765 4321; 0112345678; 0777654321",
])("%s is two numbers", (typed) => {
  expect(phoneNumbersIn(typed)).toEqual([mobile, "+94112345678"]);
});

test("numbers of other countries keep theirs, and what is no number is none", () => {
  expect(phoneNumbersIn("+44 20 7946 0958")).toEqual(["+442079460958"]);
  expect(phoneNumbersIn("0044 20 7946 0958")).toEqual(["+442079460958"]);
  for (const typed of ["", "ask me", "119", "020 7946 0958", "0000000000"]) expect(phoneNumbersIn(typed)).toEqual([]);
});

test("a search is for digits when it is a number or a part of one", () => {
  for (const search of ["077 765 4321", "+94777654321", "77 765 4321", "0777654321", "(+94) 077 765 4321", "0094 77 765 4321"])
    expect(soughtDigits(search)).toBe("94777654321");
  expect(soughtDigits("077 76")).toBe("7776");
  expect(soughtDigits("0094 777")).toBe("94777");
  expect(soughtDigits("765-4321")).toBe("7654321");
  for (const search of ["077", "German A1", "a@b.lk", "B2 2026"]) expect(soughtDigits(search)).toBeUndefined();
});
