import { describe, expect, it } from "vitest";
import { foreignRuns, markForeignHtml } from "./foreign-runs.ts";

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

  it("knows words in Latin letters when it is told them", () => {
    expect(foreignRuns("German Deutsch", [{ text: "Deutsch", lang: "de" }])).toEqual([
      { text: "German " },
      { text: "Deutsch", lang: "de" },
    ]);
  });
});

describe("well-known words in Latin letters", () => {
  it.each([
    ["German Deutsch", "de", "Deutsch"],
    ["Compréhension de l'oral: interviews", "fr", "Compréhension de l'oral"],
    ["A full practice exam for the Goethe-Zertifikat A1", "de", "Goethe-Zertifikat"],
    ["Plans: near future and passé composé", "fr", "passé composé"],
  ])("are marked in %j", (text, lang, word) => {
    expect(foreignRuns(text)).toContainEqual({ text: word, lang });
  });

  it("are whole words", () => {
    expect(foreignRuns("Deutschkurs, Italianos")).toEqual([{ text: "Deutschkurs, Italianos" }]);
  });
});

describe("markForeignHtml", () => {
  it("marks text and leaves tags alone", () => {
    expect(markForeignHtml('<p>Tea is чай (<a href="/blog/чай">chai</a>) &amp; 차.</p>')).toBe(
      '<p>Tea is <span lang="ru">чай</span> (<a href="/blog/чай">chai</a>) &amp; <span lang="ko">차</span>.</p>',
    );
  });
});
