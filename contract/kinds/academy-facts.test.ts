import { expect, it } from "vitest";
import { weekdays } from "../site/date-text.ts";
import { standardHours } from "../site/opening-hours.ts";
import { factsKind } from "./academy-facts.ts";

const week = weekdays.map(() => standardHours);
const closed = { open: false, opens: "", closes: "" };
const newYear = { name: "Sinhala and Tamil New Year", from: "2027-04-13", to: "2027-04-14", ...closed };
const facts = {
  name: "Serendib Language Academy",
  phones: [{ number: "+94 11 200 0000", label: "" }],
  email: "hello@academy.example",
  address: ["24 Galle Road", "Colombo 03"],
  city: "Colombo",
  map: "",
  week,
  exceptions: [newYear],
  social: [{ name: "Facebook", url: "https://www.facebook.com/academy" }],
  chatNumber: "+94 77 123-4567",
  languages: ["English"],
};

it("takes facts, drops links without an address, and keeps of a chat number what messaging links want", () => {
  const social = [...facts.social, { name: "YouTube", url: "" }];
  expect(factsKind.input.parse({ ...facts, social, version: 3 })).toEqual({ ...facts, chatNumber: "94771234567", version: 3 });
  expect(factsKind.input.parse({ ...facts, chatNumber: "077 123 4567", version: 3 }).chatNumber).toBe("94771234567");
});

it.each<[field: string, wrong: object]>([
  ["name", { name: " " }],
  ["phones", { phones: [] }],
  ["phones", { phones: Array.from({ length: 5 }, () => ({ number: "011 234 5678", label: "" })) }],
  ["phones.0.number", { phones: [{ number: "call us", label: "" }] }],
  ["email", { email: "nobody" }],
  ["address", { address: ["", " "] }],
  ["map", { map: "javascript:alert(1)" }],
  ["social.0.url", { social: [{ name: "X", url: "javascript:alert(1)" }] }],
  ["social", { social: [{ name: "", url: "https://example.com/x" }] }],
  ["chatNumber", { chatNumber: "77 12" }],
  ["week", { week: week.slice(1) }],
  ["week", { week: week.map(() => closed) }],
  ["week.0.closes", { week: week.map((day) => ({ ...day, closes: "08:00" })) }],
  ["week.0.opens", { week: week.map((day) => ({ ...day, opens: "25:00" })) }],
  ["exceptions.0.to", { exceptions: [{ ...newYear, to: "2027-04-12" }] }],
  ["exceptions.0.from", { exceptions: [{ ...newYear, from: "2027-02-30" }] }],
  ["exceptions.0.opens", { exceptions: [{ ...newYear, open: true }] }],
  ["exceptions", { exceptions: Array.from({ length: 121 }, () => newYear) }],
])("says of %s what is wrong", (field, wrong) => {
  const { error } = factsKind.input.safeParse({ ...facts, ...wrong });
  expect(error?.issues[0]?.path.join(".")).toBe(field);
});
