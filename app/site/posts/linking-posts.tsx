import type { PostCard } from "#academy/public/public-academy.ts";
import { PostDetails } from "./post-details.tsx";
import { PostLink } from "./post-link.tsx";
import { PostPicture } from "./post-picture.tsx";

/** Articles that link to the page, small; nothing where there are none. */
export function LinkingPosts({ title, posts }: { title: string; posts: readonly PostCard[] }) {
  if (posts.length === 0) return null;
  return (
    <section className="print-hidden">
      <h2 className="text-subheading">{title}</h2>
      <ul className="mt-3 grid gap-6">
        {posts.map((post) => (
          <li key={post.id} className="relative">
            <PostPicture post={post} sizes="(min-width: 48rem) 21rem, 90vw" className="aspect-[1200/630] w-full rounded-lg object-cover" />
            <h3 className="mt-3 font-semibold">
              <PostLink post={post} newTab={false} />
            </h3>
            <PostDetails post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}
