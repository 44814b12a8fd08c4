import { expect, it } from "vitest";
import { contentKinds } from "../content-kinds.ts";
import { namesOf } from "./kind-names.ts";

it("names follow from one name", () => {
  expect(namesOf("course question", { staffName: "course QnA" })).toEqual({
    operation: "CourseQuestion",
    one: "a course question",
    many: "course questions",
    label: "QnA",
    word: "course QnA",
    section: "Course Q&A",
    screen: { title: "Course Q&A", one: "QnA", many: "QnA" },
  });
  const { one, many, label, screen } = namesOf("exam class", { staffName: "class" });
  expect([one, many, label, screen]).toEqual([
    "an exam class",
    "exam classes",
    "Class",
    { title: "Classes", one: "class", many: "classes" },
  ]);
});

it("more than one branch are branches", () => {
  const { many, section, screen } = namesOf("branch");
  expect([many, section, screen.many]).toEqual(["branches", "Branches", "branches"]);
});

// Programs and forms in the drafts go by them.
it("operations that were released keep their names", () => {
  expect(Object.values(contentKinds).map(({ operation }) => operation)).toEqual(
    expect.arrayContaining([
      "Course",
      "Exam",
      "CourseClass",
      "Post",
      "CourseQuestion",
      "ExamQuestion",
      "PageQuestion",
      "Testimonial",
      "Teacher",
      "Room",
      "Branch",
      "Language",
      "Category",
    ]),
  );
});
