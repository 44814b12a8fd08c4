import fc from "fast-check";
import { expect, it } from "vitest";
import { type Part, wordDifference } from "./word-difference.ts";
import { tokensOfText } from "./word-tokens.ts";

const said = (parts: readonly Part[] | undefined) =>
  parts?.map(({ type, tokens }) => [type, tokens.map(({ text }) => text).join("")].filter(Boolean).join(":"));
const between = (one: string, other: string) => said(wordDifference(tokensOfText(one), tokensOfText(other)));

it("two texts are compared by their words, in every script", () => {
  expect(between("The course begins on Monday evening", "The course begins on Friday evening")).toEqual([
    "same:The course begins on ",
    "removed:Monday",
    "added:Friday",
    "same: evening",
  ]);
  expect(between("අපේ පන්ති සඳුදා", "අපේ පන්ති සිකුරාදා")).toEqual(["same:අපේ පන්ති ", "removed:සඳුදා", "added:සිකුරාදා"]);
  const bold = wordDifference(tokensOfText("now or never again"), [
    ...tokensOfText("now or "),
    ...tokensOfText("never", "bold"),
    ...tokensOfText(" again"),
  ]);
  expect(said(bold)).toEqual(["same:now or ", "removed:never", "added:never", "same: again"]);
});

it("a long passage that both have is cut, and texts with nothing in common are not compared", () => {
  const passage = Array.from({ length: 500 }, (_, n) => `word${n}`).join(" ");
  const parts = between(`${passage} old ${passage}`, `${passage} new ${passage}`);
  expect(parts?.map((part) => part.replace(/:.*/s, ""))).toEqual(["gap", "same", "removed", "added", "same", "gap"]);
  expect(between("one two three four five six seven eight nine ten", "elf zwölf dreizehn vierzehn fünfzehn sechzehn")).toBeUndefined();
});

it("what is the same and what was added make the newer text, and two long texts end in time", () => {
  const text = fc.array(fc.constantFrom("a", "b", "c", "d", " ", "\n", "."), { maxLength: 30 }).map((all) => all.join(""));
  fc.assert(
    fc.property(text, text, (one, other) => {
      const parts = wordDifference(tokensOfText(one), tokensOfText(other), 10_000);
      if (!parts) return;
      const made = (...types: Part["type"][]) =>
        parts
          .filter(({ type }) => types.includes(type))
          .flatMap(({ tokens }) => tokens.map((token) => token.text))
          .join("");
      expect([made("same", "removed"), made("same", "added")]).toEqual([one, other]);
    }),
  );
  const long = (shift: number) => Array.from({ length: 30_000 }, (_, n) => `w${(n * 7919 + shift * 31) % 5003}`).join(" ");
  expect(wordDifference(tokensOfText(long(0)), tokensOfText(long(1)), 1)).toBeUndefined();
});
