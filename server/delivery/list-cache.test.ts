import { expect, it } from "vitest";
import { publicListAt } from "./list-cache.ts";

it("whole lists as everybody gets them are kept, under both of their addresses", () => {
  for (const path of ["/api/courses", "/courses", "/api/exams", "/api/blogs", "/api/course-qna", "/api/exam-qna"]) {
    expect(publicListAt("GET", path, false)?.key, path).toBe(`api ${path}`);
    expect(publicListAt("HEAD", path, false), path).toBeDefined();
  }
});

it("nothing narrowed, sent, or meant for staff is kept", () => {
  expect(publicListAt("GET", "/api/courses?limit=1", false)).toBeUndefined();
  expect(publicListAt("GET", "/api/courses", true)).toBeUndefined();
  expect(publicListAt("POST", "/api/courses", false)).toBeUndefined();
  expect(publicListAt("GET", "/api/courses/1", false)).toBeUndefined();
  expect(publicListAt("GET", "/api/enquiries", false)).toBeUndefined();
});

it("posts depend on the day as well: some are for later", () => {
  expect(publicListAt("GET", "/api/blogs", false)?.sources).toContain("day");
});
