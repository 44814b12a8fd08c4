import { expect, it } from "vitest";
import { firstWords } from "./first-words.ts";

it.each([
  ["a short text is whole", "Tones first.", "Tones first."],
  [
    "a sentence ends it",
    `${"Eight words make a sentence that ends here. ".repeat(3)}${"and on ".repeat(40)}`,
    "Eight words make a sentence that ends here. ".repeat(3).trim(),
  ],
  ["else a word does", `Dr. ${"word ".repeat(80)}`, `Dr. ${"word ".repeat(43).trim()} …`],
])("%s", (_what, text, expected) => {
  expect(firstWords(text)).toBe(expected);
});
