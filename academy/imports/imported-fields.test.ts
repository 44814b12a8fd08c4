import { expect, it } from "vitest";
import { courseKind } from "#contract/kinds/course.ts";
import { testimonialKind } from "#contract/kinds/testimonial.ts";
import { courseInput } from "#tests/factories.ts";
import type { ImportItem } from "./import-item.ts";
import { completed, differing, readFields } from "./imported-fields.ts";

it("names what is said here and is another there; not where it stands, whether Home features it or whether it is a draft", () => {
  const there = { title: "German", summary: "Six months.", featured: true, status: "draft", display_order: 3 };
  const here = { ...there, summary: "Nine months.", featured: false, status: "published", display_order: 1 };
  expect(differing(courseKind.list, there, there, here)).toEqual(["summary"]);
  expect(differing(courseKind.list, there, { title: "German" }, here), "what it does not say").toEqual([]);
  expect(differing(courseKind.list, { title: "German" }, { title: "German", seo_title: "" }, { title: "German" }), "none is none").toEqual(
    [],
  );
});

it("what is not whole comes in as a draft, and is left out of a kind without drafts; why is noted", () => {
  const notes: string[] = [];
  expect(readFields(courseKind.input, courseKind.list, courseInput({ title: "Tamil" }), notes)).toMatchObject({ title: "Tamil" });
  expect(notes).toEqual([]);
  expect(readFields(courseKind.input, courseKind.list, courseInput({ summary: "" }), notes)).toMatchObject({ status: "draft" });
  expect(readFields(testimonialKind.input, testimonialKind.list, {}, notes)).toBeUndefined();
  expect(notes).toEqual([expect.stringMatching(/^a draft, because of its Summary: /), expect.stringMatching(/^left out, because of its /)]);
});

it("a post without a summary has the beginning of its text, and the time that reading takes", () => {
  const notes: string[] = [];
  const item: ImportItem = { kind: "posts", origin: "", title: "", fields: {}, categories: ["Culture"], paths: [], notes: [] };
  const post = completed({ title: "Tea", content: "<p>Tea comes <em>first</em>.</p>", summary: " " }, item, ["Culture"], notes);
  expect(post).toMatchObject({ category: "Culture", summary: "Tea comes first.", readTime: "1 min read" });
  expect(notes).toEqual(["its summary is how its text begins"]);
  notes.length = 0;
  expect(completed({ content: "", summary: "" }, item, ["Culture"], notes)).toMatchObject({ summary: "" });
  expect(notes).toEqual([]);
  expect(completed({ content: "<p>x</p>", summary: "Own", readTime: "9 min" }, item, ["Culture"], [])).toMatchObject({
    summary: "Own",
    readTime: "9 min",
  });
});

it("a post whose category there is none here is in one that is like it, and the note says what it was called", () => {
  const noteOf = (categories: string[] | undefined, ours: string[]) => {
    const notes: string[] = [];
    const item: ImportItem = { kind: "posts", origin: "", title: "", fields: {}, paths: [], notes: [], ...(categories && { categories }) };
    completed({ content: "<p>x</p>", summary: "Own" }, item, ours, notes);
    return notes;
  };
  expect(noteOf(["", "Exams", "News"], ["Culture", "Exam Prep"])).toEqual(["category “Exam Prep”: there it is Exams, News"]);
  expect(noteOf(undefined, ["Culture"])).toEqual(["category “Culture”: there it is none"]);
  expect(noteOf(["Culture"], ["Culture"])).toEqual([]);
  expect(noteOf(["News"], []), "there is none to be in").toEqual([]);
});

it("what is wrong and no field of the kind is named as it was sent", () => {
  const notes: string[] = [];
  expect(readFields(courseKind.input, courseKind.list, { ...courseInput(), version: 0 }, notes)).toBeUndefined();
  expect(notes).toEqual([expect.stringMatching(/^left out, because of its version: /)]);
});
