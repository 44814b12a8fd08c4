import { expect, it } from "vitest";
import { publicAnswerAt } from "./public-answers.ts";

it("whole lists as everybody gets them are kept, under both of their addresses", () => {
  for (const path of ["/api/courses", "/courses", "/api/exams", "/api/blogs", "/api/course-qna", "/api/exam-qna"]) {
    expect(publicAnswerAt("GET", path, false)?.key, path).toBe(`api ${path}`);
    expect(publicAnswerAt("HEAD", path, false), path).toBeDefined();
  }
});

it("what a query does not narrow is the same answer", () => {
  expect(publicAnswerAt("GET", "/api/courses?utm_source=7", false)?.key).toBe("api /api/courses");
  expect(publicAnswerAt("GET", "/api/openapi.json?7", false)?.key).toBe("api /api/openapi.json");
  expect(publicAnswerAt("GET", "/api/docs?limit=7", false)?.key).toBe("api /api/docs");
});

it("nothing narrowed, sent, or meant for staff is kept", () => {
  expect(publicAnswerAt("GET", "/api/courses?limit=1", false)).toBeUndefined();
  expect(publicAnswerAt("GET", "/api/courses?x=1&q=german", false)).toBeUndefined();
  expect(publicAnswerAt("GET", "/api/course-qna?admin=true", false)).toBeUndefined();
  expect(publicAnswerAt("GET", "/api/courses", true)).toBeUndefined();
  expect(publicAnswerAt("POST", "/api/courses", false)).toBeUndefined();
  expect(publicAnswerAt("GET", "/api/courses/1", false)).toBeUndefined();
  expect(publicAnswerAt("GET", "/api/enquiries", false)).toBeUndefined();
});

it("posts depend on the day as well: some are for later", () => {
  expect(publicAnswerAt("GET", "/api/blogs", false)?.sources).toContain("day");
});
