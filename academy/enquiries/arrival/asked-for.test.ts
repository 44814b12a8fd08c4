import { expect, test } from "vitest";
import { firstOf } from "#contract/kinds/single-kind.ts";
import { mailTexts } from "#contract/site-texts/mail-texts.ts";
import { askedFor } from "./asked-for.ts";

const texts = firstOf(mailTexts);
const titles = ["German Deutsch", "Dutch Nederlands"];
const said = (class_name: string, subjects: string[] = [], fee?: number) => askedFor({ class_name, subjects }, { fee, titles }, texts);

test("a class is named with its first day and its fee, whatever else was chosen", () => {
  const weekend = "German Deutsch: A1 weekend, from 16 January 2027";
  expect(said(weekend, titles, 45_000)).toBe(`You asked about this class: ${weekend}. Its fee: LKR 45,000.`);
  expect(said(weekend, [], 0)).toBe(`You asked about this class: ${weekend}. Its fee: Free.`);
});

test("a class that visitors do not see any more has its name alone", () => {
  expect(said("German Deutsch: A1, from 16 January 2027", titles)).toBe("You asked about: German Deutsch: A1, from 16 January 2027.");
});

test("courses and exams are named, and no words that somebody sent in their place", () => {
  expect(said("", ["German Deutsch", "Buy gold at gold.example", "Dutch Nederlands"])).toBe(
    "You asked about: German Deutsch, Dutch Nederlands.",
  );
  expect(said("", ["Buy gold at gold.example"])).toBe("");
});

test("nothing is said where nothing was chosen", () => {
  expect(said("")).toBe("");
});
