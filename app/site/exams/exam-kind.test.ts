import { describe, expect, it } from "vitest";
import { examKindOf } from "./exam-kind.ts";

describe("examKindOf", () => {
  it.each([
    ["Goethe-Zertifikate", "goethe"],
    ["Dutch_Civic_Integration_Certificate", "dutch"],
    ["IELTS_Preparation", "ielts"],
    ["DELE_Spanish_Certification", "dele"],
    ["DELF_French_Certification", "delf"],
    ["Rus_A1", "torfl"],
  ])("knows the slug %s whatever the title says", (slug, kind) => {
    expect(examKindOf({ slug, title: "Renamed by staff" })).toBe(kind);
  });

  it.each([
    ["GOETHE exam for nurses", "goethe"],
    ["Goethe-Zertifikat B2", "goethe"],
    ["Dutch civic integration, A2", "dutch"],
    ["Inburgering abroad", "dutch"],
    ["ielts (General Training)", "ielts"],
    ["Spanish: DELE B2", "dele"],
    ["DELF/DALF in French", "delf"],
    ["TORFL_B1 Russian", "torfl"],
    ["Экзамен ТРКИ", "torfl"],
  ])("reads the title %s", (title, kind) => {
    expect(examKindOf({ slug: "another-slug", title })).toBe(kind);
  });

  it.each(["Delegates' English", "German for Nurses", "Dutch Staatsexamen NT2", "HSK Chinese", ""])(
    "does not guess at the title %j",
    (title) => {
      expect(examKindOf({ slug: "another-slug", title })).toBeUndefined();
    },
  );

  it("lets a known slug win over the title", () => {
    expect(examKindOf({ slug: "DELF_French_Certification", title: "DELE" })).toBe("delf");
  });
});
