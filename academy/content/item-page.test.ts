import { expect, it } from "vitest";
import { firstLanguages, mandarin } from "#tests/languages.ts";
import { coursePage } from "../courses/course-page.ts";
import { examPage } from "../exams/exam-page.ts";
import { postPage } from "../posts/post-page.ts";
import { itemAt, partOf } from "./item-page.ts";

const common = { id: 7, version: 1, status: "published", image: "", summary: "", schedule: "" } as const;
const item = { ...common, display_order: 1, modules: [], features: [], description: "" };
const course = {
  ...item,
  title: "German Deutsch",
  slug: "German",
  summary: "From zero to A1.",
  ...{ duration: "", students_per_class: 8 },
};
const exam = { ...item, title: "TORFL", slug: "torfl" };
const post = { ...item, title: "Tea", slug: "tea", date: "2026-10-01", readTime: "", category: "Culture", featured: false, content: "" };

it("an address means the item with its slug in any case, unless the kind has a way of its own", () => {
  const items = [
    { id: 1, slug: "One", title: "First" },
    { id: 2, slug: "Two_more", title: "Second one" },
  ];
  const at = (address: string) => [{}, coursePage, postPage].map((page) => itemAt(page, items, address)?.id);
  expect(at("one")).toEqual([1, 1, undefined]);
  expect(at("Two_more")).toEqual([2, 2, 2]);
  expect(at("second_one")).toEqual([undefined, 2, undefined]);
  expect(at("2")).toEqual([undefined, undefined, 2]);
});

it("a part of an item leaves out what the item has not", () => {
  expect(partOf({ title: "A", targetScore: undefined, image: "" }, ["title", "targetScore", "image"])).toEqual({ title: "A", image: "" });
});

it("each noun says what is drawn where an item without a picture is shared", () => {
  const share = (more: object) => coursePage.share({ ...course, featured: false, ...more }, [...firstLanguages, mandarin]);
  expect(share({})).toEqual({
    ground: "courses",
    language: { name: "German", native_name: "Deutsch", greeting: "Hallo", colours: "ink", image: "" },
    above: "German course · A1",
  });
  expect(share({ slug: "x", title: "Mandarin 中文", summary: "HSK 1." }).above).toBe("Mandarin course · HSK 1");
  expect(share({ slug: "x", title: "Sign language", summary: "A1 to B2." })).toMatchObject({ above: "Course" });
  expect(examPage.share(exam)).toEqual({ ground: "exams", above: "Exam preparation" });
  expect(examPage.share({ ...exam, title: "IELTS preparation", targetScore: "7" }).above).toBe("Exam · 7");
  expect(postPage.share(post)).toEqual({ ground: "posts", above: "Culture · 1 October 2026" });
});
