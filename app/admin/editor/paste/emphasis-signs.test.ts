import { expect, it } from "vitest";
import { runsOfLine } from "./emphasis-signs.ts";

const read = (line: string) =>
  runsOfLine(line)
    .map(({ text, marks }) => (marks.length > 0 ? `<${marks.join(" ")}: ${text}>` : text))
    .join("");

it("reads the signs of WhatsApp, and those of Markdown that mean the same", () => {
  expect(read("The *Saturday* class begins at _9:30_. ~Room 2~ Room 3.")).toBe(
    "The <bold: Saturday> class begins at <italic: 9:30>. <strike: Room 2> Room 3.",
  );
  expect(read("**Both** and __both__, ~~gone~~")).toBe("<bold: Both> and <italic: both>, <strike: gone>");
  expect(read("*Closed _on Poya_ days*")).toBe("<bold: Closed ><bold italic: on Poya><bold:  days>");
  expect(read("(*new*), “*bold*”!")).toBe("(<bold: new>), “<bold: bold>”!");
  expect(read("*සඳුදා* and *திங்கள்*")).toBe("<bold: සඳුදා> and <bold: திங்கள்>");
});

it("leaves what is no sign", () => {
  for (const line of [
    "5 * 3 * 2 = 30",
    "my_file_name and another_file_name",
    "https://example.com/~someone~/a_b_c",
    "Rs 48,000* without books",
    "*",
    "* one\u00a0",
    "~ 20 students ~ 5 teachers",
    "** **",
    "",
  ])
    expect(read(line)).toBe(line);
});
