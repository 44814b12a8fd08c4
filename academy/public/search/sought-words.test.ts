import { expect, it } from "vitest";
import { soughtWords, wordsText } from "./sought-words.ts";

const words = (q: string) => soughtWords(q).map(({ word }) => word);
const finds = (q: string, text: string) => soughtWords(q).every(({ needles }) => needles.some((one) => wordsText(text).includes(one)));

it("asks of a whole question only what it is about", () => {
  expect(words("How much is the German course?")).toEqual(["german", "course"]);
  expect(words("what is it")).toEqual(["what", "is", "it"]);
  expect(words("Where are you?")).toEqual(["address"]);
  expect(words("How much?")).toEqual(["fees"]);
  expect(words("where is the German class")).toEqual(["german", "class"]);
  expect(words("😀 ?!")).toEqual([]);
});

it("finds a word by its beginning, with other accents and other signs around it", () => {
  expect(finds("germ", "(German Deutsch)")).toBe(true);
  expect(finds("français", "Francais")).toBe(true);
  expect(finds("IELT", "IELTS Preparation")).toBe(true);
  expect(finds("man", "German")).toBe(false);
  expect(finds("b1.1", "Level B1.1, evening")).toBe(true);
});

it("finds one exam where many are asked for, and a level by its number alone", () => {
  expect(finds("exams", "The exam")).toBe(true);
  expect(finds("classes", "A class")).toBe(true);
  expect(finds("business", "Business English")).toBe(true);
  expect(finds("topik 1", "TOPIK 1")).toBe(true);
  expect(finds("topik 1", "TOPIK 10")).toBe(false);
});

it("finds a name and its number that were typed as one", () => {
  expect(finds("HSK2", "HSK 2, Saturday")).toBe(true);
  expect(finds("topik1", "TOPIK 10")).toBe(false);
  expect(finds("hsk2", "HSK2")).toBe(true);
  expect(finds("a1", "A 1")).toBe(false);
});

it("finds words of scripts that put no spaces between them", () => {
  expect(finds("日本語", "初級日本語コース")).toBe(true);
  expect(finds("한국어", "한국어를 배웁니다")).toBe(true);
  expect(finds("தமிழ்", "தமிழ் வகுப்பு")).toBe(true);
  expect(finds("සිංහල", "සිංහල පාඨමාලාව")).toBe(true);
});
