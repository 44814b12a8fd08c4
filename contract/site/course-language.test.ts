import { describe, expect, it } from "vitest";
import { languageOf as languageIn, languageOfSubject } from "#contract/site/course-language.ts";
import { firstLanguages, mandarin } from "#tests/languages.ts";

const languageOf = (course: { title: string; slug: string }) => languageIn(course, firstLanguages)?.slug;
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

describe("a language that staff added", () => {
  const of = (title: string, slug = "a-slug-nobody-knows") => languageOfSubject({ title, slug }, [...firstLanguages, mandarin])?.slug;

  it.each(["Mandarin 中文, HSK 1", "Chinese for traders", "商务中文入门", "普通话", "HSK 3 preparation"])("is that of %s", (title) => {
    expect(of(title)).toBe("mandarin");
    expect(titled(title)).toBeUndefined();
  });

  it("gives way to the one that a title names first", () => {
    expect(of("Japanese for Chinese speakers")).toBe("japanese");
    expect(of("Mandarins and tangerines")).toBeUndefined();
  });

  it("may have no name of its own, and is then not that of every course", () => {
    const unnamed = { ...mandarin, slug: "unnamed", native_name: "", words: [" ", " Putonghua "] };
    const title = (title: string) => languageIn({ title, slug: "" }, [unnamed])?.slug;
    expect([title("Putonghua, first steps"), title("Tea for two")]).toEqual(["unnamed", undefined]);
    const nameless = { ...unnamed, name: "", words: [], exams: [" "] };
    expect(languageOfSubject({ title: "Tea for two", slug: "" }, [nameless])).toBeUndefined();
  });

  it("may have marks in its name that mean something elsewhere", () => {
    const odd = { ...mandarin, slug: "odd", name: "C++ (spoken)", native_name: ".*", words: [] };
    expect(languageIn({ title: "C++ (spoken) for all", slug: "" }, [odd])?.slug).toBe("odd");
    expect(languageIn({ title: "C (written)", slug: "" }, [odd])).toBeUndefined();
  });
});

describe("the language of an exam", () => {
  it.each([
    ["Goethe-Zertifikate", "german"],
    ["Basisexamen inburgering", "dutch"],
    ["Dutch Civic Integration", "dutch"],
    ["IELTS Preparation", "english"],
    ["DELE", "spanish"],
    ["DELF and DALF", "french"],
    ["TORFL", "russian"],
    ["JLPT N4", "japanese"],
    ["EPS-TOPIK", "korean"],
    ["Model exams", undefined],
  ])("%s is %s", (title, language) => {
    expect(languageOfSubject({ title, slug: "a" }, firstLanguages)?.slug).toBe(language);
  });
});
