import type { Post } from "#contract/kinds/post.ts";
import { dateText } from "#contract/site/date-text.ts";
import type { ItemPage } from "../content/item-page.ts";
import { joined } from "../text/joined.ts";
import { builtInContent } from "./built-in-content.ts";

export const postPage = {
  card: ["id", "title", "slug", "summary", "image", "date", "readTime", "category", "featured"],
  find: (posts, address) => posts.find(({ id, slug }) => slug === address || String(id) === address),
  share: ({ category, date }: Post) => ({ ground: "posts", above: joined(category, dateText(date)) }),
  /** With its text, or the built-in text when it has none (specification, section 3). */
  shown: (post: Post) => ({ ...post, content: post.content || builtInContent(post.id) }),
} as const satisfies ItemPage<Post>;
