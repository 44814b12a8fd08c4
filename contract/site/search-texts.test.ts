import { describe, expect, it } from "vitest";
import { courseHeads, examHeads } from "./built-in-heads.ts";
import { searchTextsOf } from "./search-texts.ts";

const course = (more: object = {}) => ({
  title: "German Deutsch",
  slug: "German_Deutsch",
  summary: "From zero to A1.",
  description: "",
  ...more,
});

describe("what search engines are told", () => {
  it.each(Object.entries({ ...courseHeads, ...examHeads }))("of %s is shown whole on a result page", (_, { title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  it("is the built-in text of a built-in item, and its own words once it has some", () => {
    expect(searchTextsOf.course(course()).title).toBe("German Course in Sri Lanka: Beginner to A1");
    expect(searchTextsOf.course(course({ seo_title: "German by the sea" }))).toEqual({
      title: "German by the sea",
      description: courseHeads.german_deutsch?.description,
    });
    expect(searchTextsOf.exam({ title: "TORFL A1", slug: "Rus_A1", summary: "" }).title).toBe(
      "TORFL A1 Russian Exam Preparation in Sri Lanka",
    );
  });

  it("is never the same of a second course of a language, nor of one that names another level", () => {
    const second = searchTextsOf.course(course({ title: "German for Families", slug: "German_Families", summary: "Evenings." }));
    expect(second).toEqual({ title: "German for Families Course in Sri Lanka", description: "Evenings." });
    expect(searchTextsOf.course(course({ title: "German B2" })).title).toBe("German B2 Course in Sri Lanka");
    expect(searchTextsOf.course(course({ title: "Weekend course", slug: "constructor" })).title).toBe("Weekend course in Sri Lanka");
    expect(searchTextsOf.exam({ title: "IELTS Preparation", slug: "ielts-2", summary: "" }).title).toBe("IELTS Preparation in Sri Lanka");
  });

  it("of a post is its title and summary", () => {
    expect(searchTextsOf.item({ title: "Tea", summary: "Cha.", seo_description: "Why" })).toEqual({ title: "Tea", description: "Why" });
  });
});
