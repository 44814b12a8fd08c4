import { useState } from "react";
import { type Post, type PostFields, postFields } from "#contract/post.ts";
import { judgedBy } from "../forms/judged-by.ts";
import { RecordDialog } from "../forms/record-dialog.tsx";
import { useRecordForm } from "../forms/use-record-form.ts";
import { Refused } from "../session/api-call.ts";
import type { Trouble } from "../session/trouble.ts";
import { findPost, savePost } from "./post-calls.ts";
import { blankPost, comparedOfPost, type PostForm, postFormOf } from "./post-form.ts";
import { PostInputs } from "./post-inputs.tsx";

type PostDialogProps = {
  item: Post | undefined;
  onClose: () => void;
  onSaved: (post: Post, created: boolean) => void;
  /** An earlier version was saved again. */
  onRestored: () => Promise<void>;
};

/** The form of one post, in its dialog. Opening it locks the slug. */
export function PostDialog({ item, onClose, onSaved, onRestored }: PostDialogProps) {
  const [unlocked, setUnlocked] = useState(false);
  const record = useRecordForm<PostForm, PostFields, Post>({
    name: "post",
    item,
    values: item ? postFormOf(item) : blankPost(),
    valuesOf: postFormOf,
    resolver: judgedBy(postFields),
    save: savePost,
    findTheirs: async (id) => (await findPost(id)) ?? undefined,
    words: blogWords,
    onSaved,
  });

  return (
    <RecordDialog
      noun="blog"
      title={record.isNew ? "Add New Blog" : "Edit Blog"}
      submit={record.isNew ? "Create Blog" : "Update Blog"}
      record={record}
      compared={comparedOfPost}
      mine={() => record.form.getValues()}
      onClose={onClose}
      history={{ kind: "blogs", onRestored }}
      returnTo={record.item ? `edit-${record.item.id}` : "add-new"}
    >
      <PostInputs form={record.form} stored={record.item} unlocked={unlocked} onUnlock={setUnlocked} />
    </RecordDialog>
  );
}

/** Section 8 of the specification gives these two sentences for blogs. */
function blogWords(error: unknown): Trouble {
  if (error instanceof Refused)
    return {
      title: `Failed to save blog: ${error.status} - ${error.text}`,
      detail: `${error.message} Nothing you typed is lost.`.trim(),
    };
  const message = error instanceof Error ? error.message : "Unknown trouble";
  return { title: `Error saving blog: ${message}`, detail: "Check your connection and try again. Nothing you typed is lost." };
}
