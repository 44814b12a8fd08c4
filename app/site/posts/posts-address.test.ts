import { describe, expect, it } from "vitest";
import { knownPosts, postsAddress, readPostsAddress } from "./posts-address.ts";

describe("the blog's addresses", () => {
  it.each([undefined, "Exam Prep", "Tips & more", "日本"].flatMap((category) => [1, 2, 40].map((page) => [category, page] as const)))(
    "lead back to %s, page %i",
    (category, page) => {
      const { searchParams } = new URL(postsAddress({ category, page }), "https://academy.example");
      expect(readPostsAddress(searchParams)).toEqual({ ...(category && { category }), page });
    },
  );

  it.each([
    ["category=All", { page: 1 }],
    ["category=", { page: 1 }],
    ["category=a%00b", { page: 1 }],
    [`category=${"x".repeat(51)}`, { page: 1 }],
    ["page=0", { page: 0 }],
    ["page=1.5", { page: 0 }],
    ["page=9999999", { page: 0 }],
    ["page=", { page: 0 }],
  ])("read %s kindly", (search, expected) => {
    expect(readPostsAddress(new URLSearchParams(search))).toEqual(expected);
  });

  it("a category that is no filter means all", () => {
    const known = (category: string) => knownPosts({ category, page: 2 }, ["Culture", "Exam Prep"]);
    expect(known("Culture")).toEqual({ category: "Culture", page: 2 });
    for (const other of ["culture", "Study Abroad", ""]) expect(known(other)).toEqual({ page: 2 });
  });
});
