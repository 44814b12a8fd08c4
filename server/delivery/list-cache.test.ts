import { expect, it } from "vitest";
import { isKeptList, sourcesOfList } from "./list-cache.ts";

it("whole lists as everybody gets them are kept, under both of their addresses", () => {
  for (const path of ["/api/courses", "/courses", "/api/exams", "/api/blogs", "/api/course-qna", "/api/exam-qna"]) {
    expect(isKeptList("GET", path, false), path).toBe(true);
    expect(isKeptList("HEAD", path, false), path).toBe(true);
  }
});

it("nothing narrowed, sent, or meant for staff is kept", () => {
  expect(isKeptList("GET", "/api/courses?limit=1", false)).toBe(false);
  expect(isKeptList("GET", "/api/courses", true)).toBe(false);
  expect(isKeptList("POST", "/api/courses", false)).toBe(false);
  expect(isKeptList("GET", "/api/courses/1", false)).toBe(false);
  expect(isKeptList("GET", "/api/enquiries", false)).toBe(false);
});

it("posts depend on the day as well: some are for later", () => {
  expect(sourcesOfList("/api/blogs")).toContain("day");
});
