import { expect, test } from "vitest";
import { phoneNumbersIn, soughtDigits, soughtParts } from "./phone-numbers.ts";

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
  "0094 (0) 77 765 4321",
  "00 94 77 765 4321",
  "+94 0777654321",
  "tel:+94777654321",
  "\u202A+94 77 765 4321\u202C",
  "0777654321 ext 12",
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
  "077 765 4321 011 234 5678",
  "0777654321-0112345678",
  "077 765 4321 (Amma) 011 234 5678 (home)",
  "WhatsApp 0777654321 home 0112345678",
  "+94 77 765 4321+94 11 234 5678",
  "0777654321\n0112345678",
  "077 765 4321 or +94 11 234 5678",
  "077 765 4321; 0112345678; 0777654321",
])("%s is two numbers", (typed) => {
  expect(phoneNumbersIn(typed)).toEqual([mobile, "+94112345678"]);
});

test("numbers of other countries keep theirs, and what is no number is none", () => {
  expect(phoneNumbersIn("+44 20 7946 0958")).toEqual(["+442079460958"]);
  expect(phoneNumbersIn("0044 20 7946 0958")).toEqual(["+442079460958"]);
  expect(phoneNumbersIn("0091 98765 43210 / +971 50 123 4567")).toEqual(["+919876543210", "+971501234567"]);
  expect(phoneNumbersIn("0777654321, +44 20 7946 0958")).toEqual([mobile, "+442079460958"]);
  // Neither a country nor one of ours, or too long: dialled as typed, and never a chat with a stranger.
  for (const typed of ["919876543210", "0112345678901", "77765432"]) expect(phoneNumbersIn(typed)).toEqual([]);
  for (const typed of ["", "ask me", "119", "020 7946 0958", "0000000000"]) expect(phoneNumbersIn(typed)).toEqual([]);
});

test("a search is for digits when it is a number or a part of one", () => {
  for (const search of ["077 765 4321", "+94777654321", "77 765 4321", "0777654321", "(+94) 077 765 4321", "0094 77 765 4321"])
    expect(soughtDigits(search)).toBe("94777654321");
  expect(soughtDigits("077 76")).toBe("7776");
  expect(soughtDigits("0094 777")).toBe("94777");
  expect(soughtDigits("765-4321")).toBe("7654321");
  expect([soughtDigits(" 4321 "), soughtDigits("1001002")]).toEqual(["4321", "1001002"]);
  for (const search of ["077", "077 765 4321 Kandy", "German A1", "a@b.lk", "B2 2026"]) expect(soughtDigits(search)).toBeUndefined();
});

test("a number among the words of a search is one number, however it is spaced", () => {
  expect(soughtParts("Ishara 077 765 4321 Kandy")).toEqual({ words: "Ishara   Kandy", numbers: ["077 765 4321"] });
  expect(soughtParts("A1 1 ishara")).toEqual({ words: "A1   ishara", numbers: ["1"] });
  expect(soughtParts(" 077  765 4321 Ishara")).toEqual({ words: "Ishara", numbers: ["077  765 4321"] });
  // A search of numbers alone costs no more than four of them.
  expect(soughtParts("1 a 2 b 3 c 4 d 5").numbers).toEqual(["1", "2", "3", "4"]);
  expect(soughtParts("perera ishara")).toEqual({ words: "perera ishara", numbers: [] });
});
