import { expect, it } from "vitest";
import { csvText } from "./csv.ts";

const cell = (text: string) => csvText([[text]]).slice(1, -2);

it("nothing that begins like a formula is run", () => {
  for (const start of ["=", "+", "-", "@", "\t", "＝", "＋", "－", "＠"]) {
    const formula = `${start}cmd|'/c calc'!A1`;
    expect(cell(formula)).toBe(`'${formula}`);
  }
  for (const start of ["\r", "\n"]) expect(cell(`${start}=1+1`)).toMatch(/^"'/);
});

it("nor what a spreadsheet takes for the beginning of another cell", () => {
  expect(cell("Hello;=1+1")).toBe("Hello;'=1+1");
  expect(cell("Hello\n@SUM")).toBe(`"Hello\n'@SUM"`);
  expect(cell("07 1;+94 77 1")).not.toContain(";'");
});

it("a phone number keeps its zero and its plus, and a small number is a number", () => {
  expect([cell("0771234567"), cell("+94771234567"), cell("+94 77 123 4567")]).toEqual(["077 1234567", "+94 771234567", "+94 77 123 4567"]);
  expect([cell("0"), cell("25"), cell("1234567")]).toEqual(["0", "25", "1234567"]);
  expect([cell("007"), cell("2026-01-16")]).toEqual(["'007", "'2026-01-16"]);
});

it("texts with commas, quotes and lines stay whole", () => {
  expect(
    csvText([
      ["a,b", 'say "hi"'],
      ["two\nlines", "plain"],
    ]),
  ).toBe('\uFEFF"a,b","say ""hi"""\r\n"two\nlines",plain\r\n');
});
