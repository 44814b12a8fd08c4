import { expect, it } from "vitest";
import { slug } from "#contract/fields/text.ts";
import { copyOf } from "./copy-of.ts";

it("a copy is a draft with a title and an address of its own", () => {
  const copy = copyOf({ title: "German A1", slug: "German_A1", featured: true, status: "published", unpublish_at: "x", modules: ["a"] }, 1);
  expect(copy).toMatchObject({
    title: "German A1 (copy)",
    slug: "German_A1-copy",
    featured: false,
    status: "draft",
    unpublish_at: "",
    modules: ["a"],
  });
  expect(copyOf({ title: "German A1", slug: "a" }, 3)).toMatchObject({ title: "German A1 (copy 3)", slug: "a-copy-3" });
  expect(copyOf({ title: "A (copy)", slug: "a-copy", date: "2026-01-01" }, 2)).toMatchObject({
    title: "A (copy 2)",
    slug: "a-copy-2",
    date: "",
  });
  const long = copyOf({ title: "😀".repeat(200), slug: "" }, 12);
  expect([slug.safeParse(long.slug).success, String(long.title).isWellFormed()]).toEqual([true, true]);
  expect(String(long.title).length).toBeLessThanOrEqual(200);
  expect(slug.safeParse(copyOf({ title: "What's (new)? 50% & more", slug: "" }, 1).slug).success).toBe(true);
});
