import type { SearchOfPage } from "#app/search-of-page.ts";

/** What an address of the blog asks for. `category` undefined: all. */
export type PostsFilter = { category?: string | undefined; page: number };

/** A category may turn out to be none (knownPosts); a page that cannot exist is 0. */
export function readPostsAddress(search: URLSearchParams): PostsFilter {
  const category = search.get("category") ?? "";
  const page = search.get("page") ?? "1";
  const isPossible = category !== "All" && /^[^\p{C}]{1,50}$/u.test(category);
  return { ...(isPossible && { category }), page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 0 };
}

/** Without a category that is no filter of the blog, which means all. */
export function knownPosts({ category, page }: PostsFilter, filters: readonly string[]): PostsFilter {
  return { ...(category !== undefined && filters.includes(category) && { category }), page };
}

export const postsSearch: SearchOfPage = {
  names: ["category", "page"],
  canonical: (given) => blogQuery(readPostsAddress(given)),
};

export function postsAddress(asked: PostsFilter): string {
  const query = blogQuery(asked);
  return query === "" ? "/blog" : `/blog?${query}`;
}

function blogQuery({ category, page }: PostsFilter): string {
  return new URLSearchParams({ ...(category !== undefined && { category }), ...(page !== 1 && { page: String(page) }) }).toString();
}

/** Where the page of a category, and another page of a list, begin to differ from the one before: links lead there. */
export const categoriesId = "categories";
