import { expect, test } from "vitest";
import { placeholdersIn } from "#contract/kinds/reply-template.ts";
import { fillTemplate } from "./fill-template.ts";

const values = { name: "Nimal {fee}", class: "A1", start: "2027-01-12", fee: 45_000, academy: "The {nobody} academy" };

test("what is known stands in its place, days and fees as the language writes them", () => {
  expect(fillTemplate("{name}: { class }, {start}, {fee}", values, "en")).toBe("Nimal {fee}: A1, 12 January 2027, LKR 45,000");
  expect(fillTemplate("{start} {fee}", values, "si")).toBe("2027 ජනවාරි 12 රු. 45,000");
  expect(fillTemplate("{start} {fee}", values, "ta")).toBe("12 ஜனவரி, 2027 ரூ. 45,000");
  expect(fillTemplate("{start}", values, "de")).toBe("12. Januar 2027");
  expect(fillTemplate("{fee}", { fee: 0 }, "si")).toBe("නොමිලේ");
  expect(fillTemplate("{fee}", { fee: 45_000, fee_note: "in two instalments" }, "en")).toBe("LKR 45,000 (in two instalments)");
  // A note that is a sentence ends within the template's own.
  expect(fillTemplate("The fee: {fee}.", { fee: 45_000, fee_note: "In two instalments." }, "en")).toBe(
    "The fee: LKR 45,000 (In two instalments).",
  );
});

test("weekdays and hours are said as on the site, or as the language says them", () => {
  const times = [
    { weekday: "Sunday", from: "09:00", to: "12:00" },
    { weekday: "Saturday", from: "09:00", to: "12:00" },
  ] as const;
  const said = (language: "en" | "de" | "si" | "ta") => fillTemplate("{times}", { times: [...times] }, language);
  expect(said("en")).toBe("Saturday and Sunday, 9 AM to 12 PM");
  expect(said("de")).toMatch(/^Samstag und Sonntag, 0?9:00–12:00$/);
  expect(said("si")).toMatch(/^සෙනසුරාදා.+ඉරිදා, 9\.00–12\.00$/);
  expect(said("ta")).toMatch(/^சனி.+ஞாயிறு, .*9:00.*–.*12:00/);
  expect(fillTemplate("{times}", {}, "en")).toBe("{times}");
});

test("how to pay and what to bring are said where the academy says them, else their paragraph is left out", () => {
  const text = "Dear {name},\n\nPlease bring: {bring}\n\nHow to pay:\n{paying}\n\nThe fee: {fee}. {paying}\n\nKind regards";
  expect(fillTemplate(text, { name: "Nimal", bring: "your NIC" }, "en")).toBe(
    "Dear Nimal,\n\nPlease bring: your NIC\n\nThe fee: {fee}. {paying}\n\nKind regards",
  );
});

test("what is not known stays, so that it can be said", () => {
  const filled = fillTemplate("{course} costs {fee}, {toString}", {}, "en");
  expect(filled).toBe("{course} costs {fee}, {toString}");
  expect(placeholdersIn(filled)).toEqual(["course", "fee", "toString"]);
});
