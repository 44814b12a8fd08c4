import type { PostCard as Post } from "#academy/public/public-academy.ts";
import { postAddress } from "#contract/site/page-address.ts";
import { ForeignWords } from "../components/foreign-words.tsx";

/** A post's title as the one link that covers its card. `newTab`: as cards of the list do (specification, section 2). */
export function PostLink({ post, newTab }: { post: Post; newTab: boolean }) {
  return (
    <a href={postAddress(post)} {...(newTab && { target: "_blank", rel: "noopener" })} className="card-link">
      <ForeignWords text={post.title} />
      {newTab ? <span className="sr-only"> (opens in a new tab)</span> : null}
    </a>
  );
}
