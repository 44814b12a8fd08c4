import { describe, expect, it } from "vitest";
import { courseSamples } from "#academy/courses/course-samples.ts";
import { firstLanguages } from "#tests/languages.ts";
import { knownCourse as knownIn } from "./known-course.ts";

const knownCourse = (course: Parameters<typeof knownIn>[0]) => knownIn(course, firstLanguages)?.slug;
const course = (title: string, summary = "", description = "") => knownCourse({ title, slug: "another", summary, description });

describe("built-in texts of a course", () => {
  it("stand on the pages of the built-in courses, each in its language", () => {
    expect(courseSamples.map((sample) => [sample.slug, knownCourse(sample)])).toEqual([
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
    ]);
  });

  it("stand on the page of another course that says nothing else", () => {
    expect(course("German for Families")).toBe("german");
    expect(course("German A1, evenings", "From the first word to A1.")).toBe("german");
    expect(course("Japanese N5")).toBe("japanese");
  });

  it.each([
    "German B2 Intensive",
    "German A1 to B2",
    "German A2.1",
    "Advanced German",
    "German (b1)",
    "Russian TORFL B1",
    "Japanese N4",
    "Korean TOPIK 2",
    "English C1",
  ])("do not stand under the title %s", (title) => {
    expect(course(title)).toBeUndefined();
  });

  it("do not stand where the summary or the description names other levels only", () => {
    expect(course("German Intensive", "From A2 to B2 in one year.")).toBeUndefined();
    expect(course("German Intensive", "For nurses.", "You reach B2.")).toBeUndefined();
  });

  it("know a slug whose title was given another level", () => {
    expect(knownCourse({ title: "German B2", slug: "German_Deutsch", summary: "", description: "" })).toBeUndefined();
  });
});
