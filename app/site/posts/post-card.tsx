import type { PostCard as Post } from "#academy/public/public-academy.ts";
import { ForeignWords } from "../components/foreign-words.tsx";
import { PostBadges, PostDetails } from "./post-details.tsx";
import { PostLink } from "./post-link.tsx";
import { PostPicture } from "./post-picture.tsx";

export function PostCard({ post, newTab = false }: { post: Post; newTab?: boolean }) {
  return (
    <li className="card">
      <PostPicture
        post={post}
        sizes="(min-width: 74rem) 22rem, (min-width: 40rem) 45vw, 90vw"
        className="aspect-[1200/630] w-full object-cover"
      />
      <div className="flex flex-1 flex-col gap-3 p-5 sm:p-6">
        <PostBadges post={post} />
        <h3 className="text-subheading">
          <PostLink post={post} newTab={newTab} />
        </h3>
        <p className="flex-1 text-quiet">
          <ForeignWords text={post.summary} />
        </p>
        <PostDetails post={post} />
      </div>
    </li>
  );
}
