import { expect, it } from "vitest";
import { fitLine, fitLines } from "./fit-lines.ts";

const measure = (text: string) => [...text].length / 2;
const box = { width: 200, height: 100, sizes: [40, 20, 10], lineHeight: 1, mostLines: 3 };
const linesOf = (text: string) => fitLines(text, measure, box);

it("takes the largest size at which a title fits, and lines of about the same length", () => {
  expect(linesOf("German B2")).toEqual({ size: 40, lines: ["German B2"] });
  expect(linesOf("German for nurses")).toEqual({ size: 40, lines: ["German for", "nurses"] });
  expect(linesOf("one two three four five six of")).toEqual({ size: 20, lines: ["one two three", "four five six of"] });
  expect(linesOf("")).toEqual({ size: 40, lines: [] });
});

it("keeps a short number with the word before it", () => {
  expect(linesOf("Mandarin HSK 1").lines).toEqual(["Mandarin", "HSK 1"]);
  expect(linesOf("Korean 1").lines).toEqual(["Korean 1"]);
  // Rather smaller than with a line of a number alone, whether a space stands before it or a hyphen.
  expect([linesOf("Vietnamese 1").lines, linesOf("Intensive-1").lines]).toEqual([["Vietnamese 1"], ["Intensive-1"]]);
});

it("keeps the lines that were typed where they fit in any size", () => {
  expect(linesOf("One\ntwo three four")).toEqual({ size: 20, lines: ["One", "two three four"] });
  expect(linesOf("One\ntwo three four five six seven eight nine ten").lines[0]).not.toBe("One");
});

it("cuts a title that is too long between words, and says so", () => {
  const { size, lines } = linesOf("word, ".repeat(60).trim());
  expect([size, lines.length]).toEqual([10, 3]);
  expect(lines.at(-1)).toMatch(/ word…$/);
  for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(box.width);
  expect(fitLine("A very long name of an academy", measure, 8)).toBe("A very long…");
});

it("breaks a word that is too wide itself, and one with hyphens there", () => {
  expect(linesOf("Goethe-Zertifikat").lines).toEqual(["Goethe-", "Zertifikat"]);
  const { lines } = linesOf("x".repeat(90));
  expect(lines).toEqual([`${"x".repeat(39)}-`, `${"x".repeat(39)}-`, "x".repeat(12)]);
  expect(linesOf("x".repeat(300)).lines.at(-1)).toBe(`${"x".repeat(39)}…`);
});

it("breaks Japanese anywhere but before what closes, and no letter in two", () => {
  const japanese = "日本語を、はじめる、こんにちは、さようなら、また明日";
  const { lines } = linesOf(japanese);
  expect([lines.join(""), lines.length > 1, lines.some((line) => line.startsWith("、"))]).toEqual([japanese, true, false]);
  const family = "👨‍👩‍👧";
  expect(linesOf(family.repeat(60)).lines.join("").replaceAll(family, "")).toMatch(/^…?$/);
});

it("breaks between the signs of a script without spaces, but before none that closes", () => {
  expect(linesOf("日本語日本語日、本語日本語").lines).toEqual(["日本語日本語", "日、本語日本語"]);
  expect(linesOf("Lernen!日本語日本").lines).toEqual(["Lernen!", "日本語日本"]);
});
