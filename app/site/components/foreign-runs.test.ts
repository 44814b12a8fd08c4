import { describe, expect, it } from "vitest";
import { firstLanguages, mandarin } from "#tests/languages.ts";
import { foreignOf, markForeignHtml, foreignRuns as runsIn } from "./foreign-runs.ts";

const foreign = foreignOf(firstLanguages);
const foreignRuns = (text: string) => runsIn(text, foreign);

describe("foreignRuns", () => {
  it.each([
    ["Japanese 日本語", [{ text: "Japanese " }, { text: "日本語", lang: "ja" }]],
    ["Say こんにちは、元気 first", [{ text: "Say " }, { text: "こんにちは、元気", lang: "ja" }, { text: " first" }]],
    ["Tamil தமிழ்", [{ text: "Tamil " }, { text: "தமிழ்", lang: "ta" }]],
    ["차 한 잔 주세요. (Cha)", [{ text: "차 한 잔 주세요", lang: "ko" }, { text: ". (Cha)" }]],
    ["Чай с молоком, пожалуйста.", [{ text: "Чай с молоком, пожалуйста", lang: "ru" }, { text: "." }]],
    ["Only English", [{ text: "Only English" }]],
    ["", []],
  ])("cuts %j where the script changes", (text, runs) => {
    expect(foreignRuns(text)).toEqual(runs);
  });

  it("marks nothing that could as well be English where nothing is taught", () => {
    expect(runsIn("German Deutsch", foreignOf([]))).toEqual([{ text: "German Deutsch" }]);
    expect(foreignRuns("English")).toEqual([{ text: "English" }]);
  });

  it("takes Han letters alone for the language that is taught, and says which names are of another", () => {
    expect(runsIn("HSK 1: 学习", foreignOf([mandarin]))).toContainEqual({ text: "学习", lang: "zh-Hans" });
    expect(runsIn("こんにちは", foreignOf([mandarin]))).toEqual([{ text: "こんにちは", lang: "ja" }]);
    const both = foreignOf([...firstLanguages, mandarin]);
    expect(runsIn("Mandarin 中文, Japanese 日本語", both)).toEqual([
      { text: "Mandarin " },
      { text: "中文", lang: "zh-Hans" },
      { text: ", Japanese " },
      { text: "日本語", lang: "ja" },
    ]);
  });

  it("takes a script for the language that is taught in it", () => {
    const ukrainian = { native_name: "Українська", greeting: "Привіт", tag: "uk" };
    expect(runsIn("Привіт", foreignOf([ukrainian]))).toEqual([{ text: "Привіт", lang: "uk" }]);
  });
});

describe("well-known words in Latin letters", () => {
  it.each([
    ["German Deutsch", "de", "Deutsch"],
    ["Compréhension de l’oral: interviews", "fr", "Compréhension de l’oral"],
    ["A full practice exam for the Goethe-Zertifikat A1", "de", "Goethe-Zertifikat"],
    ["Plans: near future and passé composé", "fr", "passé composé"],
  ])("are marked in %j", (text, lang, word) => {
    expect(foreignRuns(text)).toContainEqual({ text: word, lang });
  });

  it("are found however often a text says them", () => {
    const runs = foreignRuns("Italiano ".repeat(20_000));
    expect(runs).toHaveLength(40_000);
    expect(runs.slice(-2)).toEqual([{ text: "Italiano", lang: "it" }, { text: " " }]);
  });

  it("are what they are, whatever signs are in them", () => {
    const odd = foreignOf([{ native_name: "Tok [a+b] (c)", greeting: "Hi", tag: "tpi" }]);
    expect(runsIn("Say Tok [a+b] (c)!", odd)).toEqual([{ text: "Say " }, { text: "Tok [a+b] (c)", lang: "tpi" }, { text: "!" }]);
    expect(runsIn("Plain", { words: [{ text: "", lang: "xx" }], scripts: {} })).toEqual([{ text: "Plain" }]);
  });

  it("are whole words", () => {
    expect(foreignRuns("Deutschkurs, Italianos")).toEqual([{ text: "Deutschkurs, Italianos" }]);
  });
});

describe("markForeignHtml", () => {
  it("marks text and leaves tags alone", () => {
    expect(markForeignHtml('<p>Tea is чай (<a href="/blog/чай">chai</a>) &amp; 차.</p>', foreign)).toBe(
      '<p>Tea is <span lang="ru">чай</span> (<a href="/blog/чай">chai</a>) &amp; <span lang="ko">차</span>.</p>',
    );
  });

  it("says from where to where letters are read", () => {
    expect(markForeignHtml("<p>سلام</p>", foreign)).toBe('<p><span lang="ar" dir="rtl">سلام</span></p>');
  });
});
