import { describe, expect, it } from "vitest";
import { courseSamples } from "#academy/courses/course-samples.ts";
import { examSamples } from "#academy/exams/exam-samples.ts";
import { knownCourse } from "./courses/known-course.ts";
import { knownExam } from "./exams/exam-kind.ts";

const course = (title: string, summary = "", description = "") => knownCourse({ title, slug: "another", summary, description });
const exam = (title: string, summary = "") => knownExam({ title, slug: "another", summary });

describe("built-in texts", () => {
  it.each(courseSamples)("stand on the page of the built-in course $title", (sample) => {
    expect(knownCourse(sample)).toBeDefined();
  });

  it.each(examSamples)("stand on the page of the built-in exam $title", (sample) => {
    expect(knownExam(sample)).toBeDefined();
  });

  it("stand on the page of another entry that says nothing else", () => {
    expect(course("German for Families")).toBe("german");
    expect(course("German A1, evenings", "From the first word to A1.")).toBe("german");
    expect(course("Japanese N5")).toBe("japanese");
    expect(exam("IELTS for Nurses")).toBe("ielts");
    expect(exam("TORFL A1")).toBe("torfl");
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

  it.each(["IELTS B2", "Goethe-Zertifikat B2", "DELF B2", "TORFL B1", "Dutch civic integration A2"])(
    "do not stand under the exam %s",
    (title) => {
      expect(exam(title)).toBeUndefined();
    },
  );

  it("know a slug whose title was given another level", () => {
    expect(knownCourse({ title: "German B2", slug: "German_Deutsch", summary: "", description: "" })).toBeUndefined();
  });
});
