import type { PostCard as Post } from "#academy/public-academy.ts";
import { ForeignWords } from "#app/ui/foreign-words.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { coverText } from "./post-cover.ts";
import { PostBadges, PostFacts } from "./post-facts.tsx";
import { PostLink } from "./post-link.tsx";

/** A featured post: wider, and above all others. */
export function FeaturedCard({ post, eager }: { post: Post; eager: boolean }) {
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-lg border border-line bg-card transition-colors hover:border-action">
      <Picture
        image={post.image}
        alt={coverText(post)}
        title={post.title}
        width={1200}
        height={630}
        eager={eager}
        sizes="(min-width: 74rem) 34rem, (min-width: 64rem) 45vw, 90vw"
        className="aspect-[1200/630] w-full object-cover"
      />
      <div className="flex flex-1 flex-col gap-3 p-6 sm:p-8">
        <PostBadges post={post} />
        <h3 className="text-[1.5rem]/[1.2] sm:text-[1.75rem]/[1.2]">
          <PostLink post={post} newTab />
        </h3>
        <p className="flex-1 text-quiet">
          <ForeignWords text={post.summary} />
        </p>
        <PostFacts post={post} />
      </div>
    </li>
  );
}
