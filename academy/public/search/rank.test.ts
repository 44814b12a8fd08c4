import { expect, it } from "vitest";
import { rank } from "./rank.ts";
import { soughtWords, wordsText } from "./sought-words.ts";

const score = (q: string, title: string, text = "", described = "") =>
  rank({ names: wordsText(title), text: wordsText(text), described: wordsText(described) }, soughtWords(q)).score;

it("puts a title before a text, and a whole word before a beginning", () => {
  expect(score("german", "German Deutsch")).toBeGreaterThan(score("german", "Germanic roots"));
  expect(score("german", "Germanic roots")).toBeGreaterThan(score("german", "Study abroad", "in German"));
  expect(score("german", "Study abroad", "in German")).toBeGreaterThan(score("german visa", "Study", "abroad", "German for a visa"));
  expect(score("german", "French", "", "Germany")).toBeGreaterThan(0);
  expect(score("german", "French")).toBe(0);
});

it("counts each word once", () => {
  expect(rank({ names: wordsText("German"), text: wordsText("German visa") }, soughtWords("german visa fee")).words).toBe(2);
});

it("counts what is asked of many only where it is named", () => {
  const course = { names: wordsText("German"), text: wordsText("like English"), asked: wordsText("fee cost") };
  expect(rank(course, soughtWords("german costs"))).toEqual({ words: 2, score: rank(course, soughtWords("german")).score + 1 });
  expect(rank(course, soughtWords("costs"))).toEqual({ words: 0, score: 0 });
  expect(rank(course, soughtWords("english costs"))).toEqual({ words: 1, score: 1 });
});
