import { describe, expect, it } from "vitest";
import { courseKind } from "#contract/course.ts";
import { optionalTextField } from "#contract/field.ts";
import { courseSamples } from "../courses/course-samples.ts";
import { fingerprintOf, titleMark } from "./fingerprint.ts";

const [german] = courseSamples;
const item = { ...german, image: "/media/1" };
const of = (other: object) => fingerprintOf(courseKind, other);

describe("the fingerprint of an item", () => {
  it("is the same whatever its number, version and place are, and whether Home features it", () => {
    expect(of({ ...item, id: 3, version: 7, display_order: 9, featured: false })).toBe(of({ ...item, featured: true }));
  });

  it("is another when a letter is another, or the picture", () => {
    expect(of({ ...item, summary: `${german?.summary}!` })).not.toBe(of(item));
    expect(of({ ...item, image: "/media/2" })).not.toBe(of(item));
  });

  it("takes no notice of space round a text", () => {
    expect(of({ ...item, summary: `\n${german?.summary} ` })).toBe(of(item));
  });

  it("does not change when a newer program has one more field", () => {
    const newer = { ...courseKind, list: { a_new_one: optionalTextField("New", 10), ...courseKind.list } };
    expect(fingerprintOf(newer, { ...item, a_new_one: "" })).toBe(of(item));
    expect(fingerprintOf(newer, { ...item, a_new_one: "said" })).not.toBe(of(item));
  });

  it("of one kind is none of another", () => {
    expect(fingerprintOf({ ...courseKind, path: "exams" }, item)).not.toBe(of(item));
  });
});

it("a title has a mark of its own", () => {
  expect(titleMark("German")).toMatch(/^[0-9a-f]{6}$/);
  expect(titleMark("German")).not.toBe(titleMark("German "));
});
