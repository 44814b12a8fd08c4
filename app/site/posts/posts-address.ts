import type { SearchOfPage } from "#app/search-of-page.ts";
import type { publicPostFilters } from "#contract/post.ts";

/** The filters of the blog (specification, section 9), held to the contract's own by their type. */
export const postFilters: typeof publicPostFilters = ["All", "Learning Tips", "Culture", "Exam Prep", "Technology"];
export type PostFilter = (typeof postFilters)[number];

/** What an address of the blog asks for. A category that does not exist means all; a page that cannot exist is 0. */
export function readPostsAddress(search: URLSearchParams): { filter: PostFilter; page: number } {
  const filter = postFilters.find((known) => known === search.get("category")) ?? "All";
  const page = search.get("page") ?? "1";
  return { filter, page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 0 };
}

export const postsSearch: SearchOfPage = {
  names: ["category", "page"],
  canonical(given) {
    const { filter, page } = readPostsAddress(given);
    return blogQuery(filter, page);
  },
};

export function postsAddress(filter: PostFilter, page = 1): string {
  const query = blogQuery(filter, page);
  return query === "" ? "/blog" : `/blog?${query}`;
}

function blogQuery(filter: PostFilter, page: number): string {
  return new URLSearchParams({
    ...(filter !== "All" && { category: filter }),
    ...(page !== 1 && { page: String(page) }),
  }).toString();
}
