import { expect, it } from "vitest";
import { boundedSearch, longestSearch, mostSearchWords } from "./search-query.ts";

it("is the same however it was typed", () => {
  expect(boundedSearch("  German\t A1\n")).toBe("German A1");
  expect(boundedSearch("Cafe\u0301")).toBe("Café");
  expect(boundedSearch("\0 german \ufeff")).toBe("german");
  expect(boundedSearch("\u202egerman\u202c")).toBe("german");
  expect(boundedSearch("   ")).toBe("");
});

it("has an end, which falls between two letters", () => {
  expect(boundedSearch("x".repeat(10_000))).toBe("x".repeat(longestSearch));
  expect([...boundedSearch("😀".repeat(10_000))]).toHaveLength(longestSearch);
  expect(boundedSearch("one ".repeat(100)).split(" ")).toHaveLength(mostSearchWords);
  expect(boundedSearch(" a b c d e f g h")).toBe("a b c d e f g h");
  expect(boundedSearch(`${"x".repeat(longestSearch - 1)} y`)).toBe("x".repeat(longestSearch - 1));
});

it("keeps what words of Sinhala are joined with, and every sign that a person types", () => {
  for (const text of ["ශ්‍රී ලංකා", "日本語", "한국어", ".*(+?[", "C++ & <b>", "العربية"]) expect(boundedSearch(text)).toBe(text);
});
