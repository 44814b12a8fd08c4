import { describe, expect, it } from "vitest";
import { languageOf } from "#contract/site/course-language.ts";

const titled = (title: string) => languageOf({ title, slug: "a-slug-nobody-knows" });

describe("languageOf", () => {
  it.each([
    ["German_Deutsch", "german"],
    ["Russia", "russian"],
    ["Dutch_Fluency", "dutch"],
    ["French_Excellence", "french"],
    ["Spanish_Mastery", "spanish"],
    ["Japanese_World", "japanese"],
    ["Italian_Beauty", "italian"],
    ["English_Proficiency", "english"],
    ["Tamil_Heritage", "tamil"],
    ["Korean_Culture", "korean"],
  ])("knows the slug %s", (slug, language) => {
    expect(languageOf({ title: "Anything", slug })).toBe(language);
    expect(languageOf({ title: "Anything", slug: slug.toLowerCase() })).toBe(language);
  });

  it("believes a known slug before the title", () => {
    expect(languageOf({ title: "Basics for German speakers", slug: "Dutch_Fluency" })).toBe("dutch");
  });

  it.each([
    ["German for nurses", "german"],
    ["DEUTSCH B1", "german"],
    ["Русский язык", "russian"],
    ["Business Dutch", "dutch"],
    ["Nederlands", "dutch"],
    ["Le Français au bureau", "french"],
    ["francais debutant", "french"],
    ["FRANÇAIS", "french"],
    ["Español A2", "spanish"],
    ["Castellano", "spanish"],
    ["日本語入門", "japanese"],
    ["Nihongo N4", "japanese"],
    ["Italiano per tutti", "italian"],
    ["Spoken English", "english"],
    ["தமிழ்", "tamil"],
    ["பேச்சுத் தமிழில் பயிற்சி", "tamil"],
    ["한국어능력시험", "korean"],
    ["Korean_2", "korean"],
  ])("reads the title %s", (title, language) => {
    expect(titled(title)).toBe(language);
  });

  it("finds an accent typed as a letter and a mark", () => {
    expect(titled("Français".normalize("NFD"))).toBe("french");
  });

  it("takes the language a title names first", () => {
    expect(titled("French taught in English")).toBe("french");
    expect(titled("Tamil for German speakers")).toBe("tamil");
  });

  it.each([
    "Sinhala for beginners",
    "Understanding frenchise law",
    "Germany and its history",
    "Englishness",
    "Нерусский",
    "constructor",
    "",
  ])("does not know %j", (title) => {
    expect(titled(title)).toBeUndefined();
    expect(languageOf({ title, slug: title })).toBeUndefined();
  });
});
