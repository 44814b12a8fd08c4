import { expect, it } from "vitest";
import { contentKinds } from "../content-kinds.ts";
import { factsKind } from "../kinds/academy-facts.ts";
import { templatesKind } from "../kinds/reply-template.ts";
import { weekdays } from "../site/date-text.ts";
import { standardHours } from "../site/opening-hours.ts";
import { textsKinds } from "../site-texts/texts-kinds.ts";
import type { FieldList } from "./field.ts";
import { valueInWords } from "./field-words.ts";

const closed = { open: false, opens: "", closes: "" };
const week = weekdays.map((day) => (day === "Sunday" ? { ...standardHours, open: false } : standardHours));
const said = (list: FieldList, name: string, value: unknown) => list[name] && valueInWords(list[name], value);

it("opening hours and other days are told as visitors read them, also while they are typed", () => {
  expect(said(factsKind.list, "week", week)).toBe("Monday to Saturday, 8.30 AM to 5.30 PM\nSunday closed");
  const newYear = { name: "New Year", from: "2027-04-13", to: "2027-04-14", ...closed };
  const days = [
    newYear,
    { ...newYear, to: "2027-04-13", open: true, opens: "09:00", closes: "12:30" },
    { ...newYear, from: "", to: "", open: true },
  ];
  expect(said(factsKind.list, "exceptions", days)?.split("\n")).toEqual([
    "New Year, 13 to 14 April 2027: closed",
    "New Year, 13 April 2027: 9 AM to 12.30 PM",
    "New Year",
  ]);
  expect(said(factsKind.list, "week", [{ ...standardHours, closes: "" }])).toBe("");
  expect([said(factsKind.list, "week", undefined), said(factsKind.list, "exceptions", "gone")]).toEqual(["", ""]);
});

it("a day is told as visitors read it, and none as nothing", () => {
  const { list } = contentKinds.classes;
  expect(["2027-02-04", "", undefined].map((value) => said(list, "starts_on", value))).toEqual(["4 February 2027", "", ""]);
});

it("rows are told a line each, without their pictures, and choices by their names", () => {
  expect(
    said(factsKind.list, "phones", [
      { number: "011 234 5678", label: "Office" },
      { number: "077 123 4567", label: "" },
    ]),
  ).toBe("011 234 5678: Office\n077 123 4567");
  expect(said(textsKinds.home.list, "scenes", [{ image: "/media/1.jpg", alt: "Our house" }])).toBe("Our house");
  expect(said(textsKinds.notice.list, "pages", ["/", "/course"])).toBe("Home, Courses");
  const template = { name: "Next class", way: "whatsapp", language: "si", subject: "", text: "A\nB" };
  expect(said(templatesKind.list, "templates", [template])).toBe("Next class (WhatsApp, Sinhala)\nA\nB");
});

it("a text is told as it is", () => {
  expect(said(factsKind.list, "name", "Serendib")).toBeUndefined();
});
