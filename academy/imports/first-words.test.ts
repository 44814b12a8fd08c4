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
  ["also one that ends where there is no more room", `${"word ".repeat(43)}word. More follows.`, `${"word ".repeat(43)}word.`],
  ["or a word where no sentence ends", "word ".repeat(80), `${"word ".repeat(44).trim()} …`],
  ["however much space follows it", `${"word ".repeat(43)}  longer words`, `${"word ".repeat(43).trim()} …`],
  ["a text of 220 letters is whole", "word ".repeat(44), "word ".repeat(44)],
])("%s", (_what, text, expected) => {
  expect(firstWords(text)).toBe(expected);
});
