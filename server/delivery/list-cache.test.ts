import { expect, it } from "vitest";
import { isPublicList, sourcesOfList } from "./list-cache.ts";

it("whole lists as everybody gets them are kept, under both of their addresses", () => {
  for (const path of ["/api/courses", "/courses", "/api/exams", "/api/blogs", "/api/course-qna", "/api/exam-qna"]) {
    expect(isPublicList("GET", path, false), path).toBe(true);
    expect(isPublicList("HEAD", path, false), path).toBe(true);
  }
});

it("nothing narrowed, sent, or meant for staff is kept", () => {
  expect(isPublicList("GET", "/api/courses?limit=1", false)).toBe(false);
  expect(isPublicList("GET", "/api/courses", true)).toBe(false);
  expect(isPublicList("POST", "/api/courses", false)).toBe(false);
  expect(isPublicList("GET", "/api/courses/1", false)).toBe(false);
  expect(isPublicList("GET", "/api/enquiries", false)).toBe(false);
});

it("posts depend on the day as well: some are for later", () => {
  expect(sourcesOfList("/api/blogs")).toContain("day");
});
