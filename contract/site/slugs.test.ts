import { expect, test } from "vitest";
import { courseSlug, examSlug, postSlug } from "./slugs.ts";

test("a course's slug has underscores for spaces and nothing but letters and digits", () => {
  expect(courseSlug("German Deutsch")).toBe("German_Deutsch");
  expect(courseSlug("  Business English (B2)!  ")).toBe("Business_English_B2");
  expect(courseSlug("Spoken \t English")).toBe("Spoken_English");
  expect(courseSlug("Russian Русский")).toBe("Russian_Русский");
  expect(courseSlug("Tamil தமிழ்")).toBe("Tamil_தமிழ்");
});

test("an exam's slug loses brackets and dashes and repeated underscores", () => {
  expect(examSlug("DELF (French) – Certification")).toBe("DELF_French_Certification");
  expect(examSlug("Goethe-Zertifikate")).toBe("Goethe-Zertifikate");
  expect(examSlug(" TORFL\u00a0 A1 ")).toBe("TORFL_A1");
  expect(examSlug("IELTS: what's new?")).toBe("IELTS_whats_new");
});

test("a post's slug is lower case with single hyphens", () => {
  expect(postSlug("  10 Tips -- for Learning German!  ")).toBe("10-tips-for-learning-german");
  expect(postSlug("Cha or tea?")).toBe("cha-or-tea");
  expect(postSlug("---")).toBe("");
});
