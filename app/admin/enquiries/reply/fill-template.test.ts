import { expect, test } from "vitest";
import { placeholdersIn } from "#contract/reply-template.ts";
import { fillTemplate } from "./fill-template.ts";

const values = { name: "Nimal {fee}", class: "A1", start: "2027-01-12", fee: 45_000, academy: "The {nobody} academy" };

test("what is known stands in its place, days and fees as the language writes them", () => {
  expect(fillTemplate("{name}: { class }, {start}, {fee}", values, "en")).toBe("Nimal {fee}: A1, 12 January 2027, LKR 45,000");
  expect(fillTemplate("{start} {fee}", values, "si")).toBe("2027 ජනවාරි 12 රු. 45,000");
  expect(fillTemplate("{start} {fee}", values, "ta")).toBe("12 ஜனவரி, 2027 ரூ. 45,000");
  expect(fillTemplate("{start}", values, "de")).toBe("12. Januar 2027");
  expect(fillTemplate("{fee}", { fee: 0 }, "si")).toBe("නොමිලේ");
});

test("what is not known stays, so that it can be said", () => {
  const filled = fillTemplate("{course} costs {fee}, {toString}", {}, "en");
  expect(filled).toBe("{course} costs {fee}, {toString}");
  expect(placeholdersIn(filled)).toEqual(["course", "fee", "toString"]);
});
