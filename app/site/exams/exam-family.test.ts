import { describe, expect, it } from "vitest";
import { examSamples } from "#academy/exams/exam-samples.ts";
import { knownExam } from "#contract/site/exam-family.ts";

const exam = (title: string, summary = "") => knownExam({ title, slug: "another", summary });

describe("built-in texts of an exam", () => {
  it("stand on the pages of the built-in exams, each of its kind", () => {
    expect(examSamples.map((sample) => [sample.slug, knownExam(sample)])).toEqual([
      ["Goethe-Zertifikate", "goethe"],
      ["Dutch_Civic_Integration_Certificate", "dutch"],
      ["IELTS_Preparation", "ielts"],
      ["DELE_Spanish_Certification", "dele"],
      ["DELF_French_Certification", "delf"],
      ["Rus_A1", "torfl"],
    ]);
  });

  it("stand on the page of another exam that says nothing else", () => {
    expect(exam("IELTS for Nurses")).toBe("ielts");
    expect(exam("TORFL A1")).toBe("torfl");
  });

  it.each(["IELTS B2", "Goethe-Zertifikat B2", "DELF B2", "TORFL B1", "Dutch civic integration A2"])(
    "do not stand under the exam %s",
    (title) => {
      expect(exam(title)).toBeUndefined();
    },
  );
});
