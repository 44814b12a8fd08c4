import type { PostCard as Post } from "#academy/public/public-academy.ts";
import { dateText } from "#contract/site/date-text.ts";

export function PostDetails({ post }: { post: Pick<Post, "readTime" | "date"> }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-base text-quiet">
      {post.readTime ? <span>{post.readTime}</span> : null}
      <time dateTime={post.date}>{dateText(post.date)}</time>
    </p>
  );
}

export function PostBadges({ post }: { post: Pick<Post, "category" | "featured"> }) {
  return (
    <p className="flex flex-wrap gap-2 text-base font-semibold">
      {post.category ? <span className="rounded bg-lagoon-pale px-2.5 py-0.5 text-lagoon-deep">{post.category}</span> : null}
      {post.featured ? <span className="rounded bg-saffron-pale px-2.5 py-0.5 text-saffron-deep">Featured</span> : null}
    </p>
  );
}
