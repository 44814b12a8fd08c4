import { expect, it } from "vitest";
import { containing, searchable } from "./search.ts";

it("is found however it is typed: wide letters, capitals of any script, more spaces", () => {
  expect(searchable("  ＧＥＲＭＡＮ\n\t A1 ")).toBe("german a1");
  expect(searchable("РУССКИЙ")).toBe("русский");
  expect(searchable("Cafe\u0301")).toBe(searchable("Café"));
});

it("joins texts as words of their own", () => expect(searchable("one", "", "Two")).toBe("one two"));

it("looks for it anywhere, and takes signs of a pattern as what they are", () => {
  expect(containing("Deutsch A1")).toBe("%deutsch a1%");
  expect(containing("100%_\\")).toBe("%100\\%\\_\\\\%");
});
