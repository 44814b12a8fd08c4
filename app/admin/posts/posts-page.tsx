import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import type { PostCardAnswer as Card, Post } from "#contract/post.ts";
import { Button } from "../components/button.tsx";
import { PlusIcon } from "../components/icons.tsx";
import { PageHead } from "../components/page-head.tsx";
import { Pager } from "../components/pager.tsx";
import { SearchBox } from "../components/search-box.tsx";
import { Waiting } from "../components/waiting.tsx";
import { DeleteDialog } from "../lists/delete-dialog.tsx";
import { EmptyList, ListTrouble } from "../lists/list-states.tsx";
import { MissingRecord } from "../lists/missing-record.tsx";
import { pageSize } from "../lists/page-of.ts";
import { useFormInAddress } from "../lists/use-form-in-address.ts";
import { useListAddress } from "../lists/use-list-address.ts";
import { useSearchInAddress } from "../lists/use-search-in-address.ts";
import { postQuery, postsQuery, removePost } from "./post-calls.ts";
import { PostCard } from "./post-card.tsx";
import { PostDialog } from "./post-dialog.tsx";

export const meta = () => [{ title: "Blogs · Back office" }, { name: "robots", content: "noindex, nofollow" }];

/** Blogs management (specification, section 2). */
export default function BlogsPage() {
  const client = useQueryClient();
  const search = useSearchInAddress();
  const { page, goToPage } = useListAddress();
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery(postsQuery({ q: search.settled, page }));
  const form = useFormInAddress();
  const [deleting, setDeleting] = useState<Card>();
  const reread = () => client.invalidateQueries({ queryKey: ["posts"] });

  return (
    <>
      <PageHead title="Blogs Management">
        <Button id="add-new" look="primary" onClick={() => form.show("new")}>
          <PlusIcon />
          Add Blog
        </Button>
      </PageHead>
      <div className="mb-5 flex">
        <SearchBox placeholder="Search blogs..." value={search.text} onChange={search.setText} />
      </div>
      {isPending ? <Waiting>Loading blogs...</Waiting> : null}
      {error && !data ? <ListTrouble what="Blogs" error={error} onRetry={() => refetch()} /> : null}
      {data && data.items.length === 0 ? (
        <EmptyList search={search.settled} onClear={() => search.setText("")}>
          No blogs available
        </EmptyList>
      ) : null}
      {data && data.items.length > 0 ? (
        <div aria-busy={isPlaceholderData}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-4">
            {data.items.map((post) => (
              <PostCard key={post.id} post={post} onEdit={form.show} onDelete={setDeleting} />
            ))}
          </ul>
          <Pager page={page} size={pageSize} total={data.total} onPage={goToPage} />
        </div>
      ) : null}
      <OpenForm
        open={form.open}
        onClose={form.close}
        onSaved={(_post, created) => {
          toast.success(created ? "Blog created" : "Blog updated");
          reread();
          form.close();
        }}
        onRestored={async () => {
          await reread();
          toast.success("Version restored");
          form.close();
        }}
      />
      {deleting ? (
        <DeleteDialog
          question="Are you sure you want to delete this blog?"
          title={deleting.title}
          noun="blog"
          trash={{ kind: "blogs", id: deleting.id }}
          remove={() => removePost(deleting.id)}
          onDone={() => {
            setDeleting(undefined);
            reread();
          }}
          onCancel={() => setDeleting(undefined)}
        />
      ) : null}
    </>
  );
}

type OpenFormProps = {
  open: "new" | number | undefined;
  onClose: () => void;
  onSaved: (post: Post, created: boolean) => void;
  onRestored: () => Promise<void>;
};

/** A post is read again before it is edited: the list may be an hour old. */
function OpenForm({ open, onClose, onSaved, onRestored }: OpenFormProps) {
  const id = typeof open === "number" ? open : 0;
  const { data, error, refetch } = useQuery({ ...postQuery(id), enabled: id > 0, refetchOnWindowFocus: false });
  if (open === "new") return <PostDialog key="new" item={undefined} onClose={onClose} onSaved={onSaved} onRestored={onRestored} />;
  if (id === 0) return null;
  if (data) return <PostDialog key={id} item={data} onClose={onClose} onSaved={onSaved} onRestored={onRestored} />;
  if (data === null) return <MissingRecord noun="blog" onClose={onClose} />;
  return error ? <ListTrouble what="The blog" error={error} onRetry={() => refetch()} /> : null;
}
