import { expect, it } from "vitest";
import { hasEveryWord, searchable, searchedWords } from "./searchable.ts";

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

it("finds every word, in any order and apart, and nothing where one is missing", () => {
  const row = searchable("Ishara Perera", "German A1, Kandy");
  for (const query of ["perera ishara", "ISHARA kandy", "a1 pérera", "", "  "]) expect(hasEveryWord(row, query), query).toBe(true);
  for (const query of ["ishara silva", "ishara german french"]) expect(hasEveryWord(row, query), query).toBe(false);
});

it("looks for a word once, and for no more than twelve", () => {
  expect(searchedWords("one two ONE")).toEqual(["one", "two"]);
  expect(searchedWords(Array.from({ length: 50 }, (_, index) => `w${index}`).join(" "))).toHaveLength(12);
});
