import { type PostCardAnswer, postCardAnswer, postKind } from "#contract/post.ts";
import { contentCalls } from "../content/content-calls.ts";
import { ContentScreen } from "../content/content-screen.tsx";
import { usePagedList } from "../content/use-content-list.ts";
import { PostCard } from "./post-card.tsx";
import { PostDialog } from "./post-dialog.tsx";

const calls = contentCalls(postKind);
const withoutContents = { contents: "false" };
const titleOf = ({ title }: PostCardAnswer) => title;

/** Blogs management (specification, section 2). */
export default function PostsPage() {
  const list = usePagedList(calls, postCardAnswer, withoutContents);
  return (
    <ContentScreen calls={calls} list={list} Dialog={PostDialog} titleOf={titleOf}>
      {(shown, actions) => (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-4">
          {shown.map((post) => (
            <PostCard key={post.id} post={post} {...actions} />
          ))}
        </ul>
      )}
    </ContentScreen>
  );
}
