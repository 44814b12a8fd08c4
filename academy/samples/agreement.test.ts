import { expect, test } from "vitest";
import { minutesOf } from "#contract/classes/class-days.ts";
import { homeTexts } from "#contract/site-texts/home-texts.ts";
import { term } from "../classes/samples/term.ts";
import { courseSamples } from "../courses/course-samples.ts";
import { examSamples } from "../exams/exam-samples.ts";
import { pageQuestionSamples } from "../page-questions/page-question-samples.ts";
import { courseQuestionSamples, examQuestionSamples } from "../questions/question-samples.ts";

const { reasons, figures } = homeTexts.list;
const said = JSON.stringify([reasons.before, figures.before, examSamples, pageQuestionSamples, courseQuestionSamples, examQuestionSamples]);

test("as many are in a class as the texts say", () => {
  const ranges = [...said.matchAll(/(\d+) to (\d+)(?= (?:students|in a class))/g)].map(([range]) => range);
  expect(new Set(ranges)).toEqual(new Set(["8 to 15", "8 to 10"]));
  const inExams = examSamples.map(({ studentsPerClass }) => studentsPerClass);
  expect(new Set(inExams)).toEqual(new Set(["8 to 10"]));
  const sizes = courseSamples.map((course) => Number(course.students_per_class));
  expect(sizes.every((size) => size >= 8 && size <= 15)).toBe(true);
  // "Most often 10 or 12", on Home.
  expect(sizes.filter((size) => size === 10 || size === 12).length).toBeGreaterThan(sizes.length * 0.8);
  for (const { course, exam, title, seats } of term) {
    const most = Number(courseSamples.find(({ slug }) => slug === course)?.students_per_class ?? 10);
    expect(Number(seats), `${course ?? exam}: ${title}`).toBe(most);
  }
});

test("each class has 40 hours in two months or less", () => {
  expect(figures.before).toContainEqual({ value: "2 months", label: "or less for 40 hours of lessons", as_of: "" });
  for (const { title, times } of term) {
    const minutes = times.reduce((sum, { from, to }) => sum + minutesOf(to) - minutesOf(from), 0);
    expect((40 * 60) / minutes, title).toBeLessThan(61 / 7);
  }
});

test("beside a success rate no answer says that results are not promised", () => {
  expect(figures.before).toContainEqual({ value: "95%", label: "success rate", as_of: "" });
  expect(said).not.toMatch(/promise|guarantee/);
});
