import type { PostCard, Visit } from "#academy/public-academy.ts";
import { postsPerPage } from "#contract/limits.ts";

/** A sitemap may hold 50,000 addresses; courses, exams and pages need few. */
const most = 49_000;

/** All posts, newest first, page by page. */
export async function everyPost(visit: Visit): Promise<PostCard[]> {
  const first = await visit.posts(undefined, 1);
  const posts = [...first.items];
  const pages = Math.ceil(Math.min(first.total, most) / postsPerPage);
  for (let page = 2; page <= pages; page++) posts.push(...(await visit.posts(undefined, page)).items);
  return posts;
}
