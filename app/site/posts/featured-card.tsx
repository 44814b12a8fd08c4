import type { PostCard as Post } from "#academy/public/public-academy.ts";
import { ForeignWords } from "../components/foreign-words.tsx";
import { PostBadges, PostDetails } from "./post-details.tsx";
import { PostLink } from "./post-link.tsx";
import { PostPicture } from "./post-picture.tsx";

/** A featured post. `wide`: it has a row of its own, so that an odd number leaves no gap. */
export function FeaturedCard({ post, first, wide }: { post: Post; first: boolean; wide: boolean }) {
  return (
    <li className={`card ${wide ? "lg:col-span-2 lg:flex-row" : ""}`}>
      <div className={wide ? "lg:w-7/12 lg:shrink-0" : ""}>
        <PostPicture
          post={post}
          eager={first}
          sizes="(min-width: 74rem) 34rem, (min-width: 64rem) 45vw, 90vw"
          className={`aspect-[1200/630] w-full object-cover ${wide ? "lg:h-full" : ""}`}
        />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-6 sm:p-8 lg:justify-center">
        <PostBadges post={post} />
        <h3 className="text-[1.5rem]/[1.2] sm:text-[1.75rem]/[1.2]">
          <PostLink post={post} newTab />
        </h3>
        <p className={`text-quiet ${wide ? "" : "flex-1"}`}>
          <ForeignWords text={post.summary} />
        </p>
        <PostDetails post={post} />
      </div>
    </li>
  );
}
