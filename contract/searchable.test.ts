import { expect, it } from "vitest";
import { searchable } from "./searchable.ts";

it("is found however it is typed: wide letters, capitals of any script, more spaces", () => {
  expect(searchable("  ＧＥＲＭＡＮ\n\t A1 ")).toBe("german a1");
  expect(searchable("РУССКИЙ")).toBe(searchable("русский"));
  expect(searchable("Cafe\u0301")).toBe(searchable("Café"));
});

it("is found without its accents, and with others", () => {
  expect(["Müller", "Français", "Ærø", "Straße", "Łódź", "İzmir", "Ґёя"].map((text) => searchable(text))).toEqual([
    "muller",
    "francais",
    "aero",
    "strasse",
    "lodz",
    "izmir",
    "ґея",
  ]);
  expect(searchable("Muller")).toBe(searchable("MÜLLER"));
});

it("keeps the signs that are letters of their script", () => {
  for (const text of ["සිංහල", "தமிழ்", "日本語のガ", "한국어"]) expect(searchable(text)).toBe(text.normalize("NFC"));
});

it("joins texts as words of their own", () => expect(searchable("one", "", "Two")).toBe("one two"));
