import type { PostCard as Post } from "#academy/public-academy.ts";
import { Picture } from "#app/ui/picture.tsx";
import { ForeignWords } from "../components/foreign-words.tsx";
import { PostBadges, PostFacts } from "./post-facts.tsx";
import { postImageAlt } from "./post-image-alt.ts";
import { PostLink } from "./post-link.tsx";

/** A post in a grid of three, two or one. */
export function PostCard({ post, newTab = false }: { post: Post; newTab?: boolean }) {
  return (
    <li className="card">
      <Picture
        image={post.image}
        alt={postImageAlt(post)}
        title={post.title}
        width={1200}
        height={630}
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
        <PostFacts post={post} />
      </div>
    </li>
  );
}
