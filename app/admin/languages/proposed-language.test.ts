import { expect, it } from "vitest";
import { proposedLanguage } from "./proposed-language.ts";

it.each<[name: string, slug: string, tag: string, native: string]>([
  ["Mandarin", "mandarin", "zh-Hans", "中文"],
  ["Spoken Tamil", "spoken-tamil", "ta", "தமிழ்"],
  ["sinhala", "sinhala", "si", "සිංහල"],
  ["Hindi for beginners", "hindi-for-beginners", "hi", "हिन्दी"],
  ["French", "french", "fr", "Français"],
  ["Russian", "russian", "ru", "Русский"],
  ["Business English", "business-english", "en", "English"],
  ["Arabic", "arabic", "ar", "العربية"],
])("%s", (name, slug, tag, native_name) => expect(proposedLanguage(name)).toMatchObject({ slug, tag, native_name }));

it("its levels are those of its country's own examination, else the CEFR's", () => {
  const schemes = ["Mandarin", "Business Chinese", "Japanese", "Korean", "Tamil", "Klingon", ""].map(
    (name) => proposedLanguage(name).scheme,
  );
  expect(schemes).toEqual(["hsk", "hsk", "jlpt", "topik", "cefr", "cefr", "cefr"]);
});

it("of a name that it does not know it proposes the short name alone", () => {
  expect(proposedLanguage("Klingon")).toEqual({ slug: "klingon", tag: "", native_name: "", scheme: "cefr" });
  expect(proposedLanguage("")).toEqual({ slug: "", tag: "", native_name: "", scheme: "cefr" });
  expect(proposedLanguage("中文")).toEqual({ slug: "", tag: "", native_name: "", scheme: "cefr" });
});

it("a short name keeps to what addresses take", () => {
  for (const name of ["2 Français avancé, très long nom de langue", "Ελληνικά", " - x - "])
    expect(proposedLanguage(name).slug).toMatch(/^([a-z][a-z0-9-]{0,29})?$/);
});
