import { describe, expect, it } from "vitest";
import { publicPostFilters } from "#contract/post.ts";
import { postFilters, postsAddress, readPostsAddress } from "./posts-address.ts";

describe("the blog's addresses", () => {
  it("offer the contract's filters", () => {
    expect(postFilters).toEqual(publicPostFilters);
  });

  it.each(postFilters.flatMap((filter) => [1, 2, 40].map((page) => [filter, page] as const)))(
    "lead back to %s, page %i",
    (filter, page) => {
      const { searchParams } = new URL(postsAddress(filter, page), "https://academy.example");
      expect(readPostsAddress(searchParams)).toEqual({ filter, page });
    },
  );

  it.each([
    ["category=culture", { filter: "All", page: 1 }],
    ["category=Study+Abroad", { filter: "All", page: 1 }],
    ["page=0", { filter: "All", page: 0 }],
    ["page=1.5", { filter: "All", page: 0 }],
    ["page=9999999", { filter: "All", page: 0 }],
    ["page=", { filter: "All", page: 0 }],
  ])("read %s kindly", (search, expected) => {
    expect(readPostsAddress(new URLSearchParams(search))).toEqual(expected);
  });
});
