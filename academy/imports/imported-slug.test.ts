import { expect, it } from "vitest";
import { importedSlug, nextSlug } from "./imported-slug.ts";

it.each([
  ["courses", { slug: "German_Deutsch", title: "German", number: "1" }, "German_Deutsch"],
  ["courses", { slug: "", title: "Spoken Tamil!", number: "1" }, "Spoken_Tamil"],
  ["posts", { slug: "what?&why", title: "What", number: "1" }, "whatwhy"],
  ["posts", { slug: "සිංහල", title: "x", number: "1" }, "සිංහල"],
  ["posts", { slug: "", title: "???", number: "12" }, "imported-12"],
  ["posts", { slug: "", title: "a".repeat(300), number: "12" }, "a".repeat(120)],
  ["courseQuestions", { slug: "x", title: "x", number: "1" }, ""],
] as const)("%s %o has the slug %s", (kind, item, expected) => {
  expect(importedSlug(kind, item)).toBe(expected);
});

it("one more gets a number that is free", () => {
  expect(nextSlug("tips", (slug) => ["tips-2", "tips-3"].includes(slug))).toBe("tips-4");
});
