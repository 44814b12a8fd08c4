import { describe, expect, it } from "vitest";
import { courseAddress as slugOfCourse } from "#academy/courses/course.ts";
import { examAddress as slugOfExam } from "#academy/exams/exam.ts";
import { examAddress } from "../exams/exam-address.ts";
import { courseAddress } from "./course-address.ts";

const titles = ["Russian Русский", "  German   Deutsch ", "IELTS (Academic) – 7+", "A / B? 100%"];

describe("addresses", () => {
  it.each(titles)("lead back to the slug that the academy finds: %s", (title) => {
    for (const slug of ["", "Known_Slug"]) {
      expect(decodeURIComponent(courseAddress({ slug, title }))).toBe(`/course/${slugOfCourse({ slug, title })}`);
      expect(decodeURIComponent(examAddress({ slug, title }))).toBe(`/exam/${slugOfExam({ slug, title })}`);
    }
  });
});
