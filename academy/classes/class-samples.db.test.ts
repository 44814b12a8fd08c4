import { expect, it } from "vitest";
import { claimsOfCourse, claimsOfExam, contradictions } from "#contract/classes/contradictions.ts";
import { openTestAcademy } from "#tests/harness.ts";

it("the built-in classes say what their courses and exams say, on any day", async () => {
  const { academy, call } = await openTestAcademy();
  const { week } = await academy.facts.read();
  const { body: courses } = await call("GET", "/api/courses");
  const { body: exams } = await call("GET", "/api/exams");
  const { body: classes } = await call("GET", "/api/classes");
  expect(classes).toHaveLength(10);
  for (const one of classes) {
    const course = courses.find(({ id }: { id: number }) => id === one.course_id);
    const exam = exams.find(({ id }: { id: number }) => id === one.exam_id);
    const claims = course ? claimsOfCourse(course) : claimsOfExam(exam);
    expect([one.title, contradictions(one, claims, { of: course ? "course" : "exam", closed: [], week })]).toEqual([one.title, []]);
  }
});
