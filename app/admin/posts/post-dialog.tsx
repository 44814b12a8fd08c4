import { useState } from "react";
import { type PostAnswer, postFieldList, postKind } from "#contract/post.ts";
import { todayHere } from "../components/moment.ts";
import type { Trouble } from "../components/notice.tsx";
import { contentCalls } from "../content/content-calls.ts";
import { ContentForm, useContentForm } from "../content/content-dialog.tsx";
import type { ContentDialogProps } from "../content/content-screen.tsx";
import { Refused } from "../session/api-call.ts";
import { PostInputs } from "./post-inputs.tsx";

const calls = contentCalls(postKind);

export function PostDialog(props: ContentDialogProps<PostAnswer>) {
  const [unlocked, setUnlocked] = useState(false);
  const record = useContentForm({ ...props, calls, list: postFieldList, fill: datedToday, words: postWords });
  return (
    <ContentForm calls={calls} record={record} onClose={props.onClose} onRestored={props.onRestored}>
      <PostInputs stored={record.item} unlocked={unlocked} onUnlock={setUnlocked} />
    </ContentForm>
  );
}

/** A post without a date is of today (specification, section 3), the calendar day where the academy is. */
function datedToday<Form extends { date: string }>(form: Form): Form {
  return { ...form, date: form.date || todayHere() };
}

/** Section 8 of the specification gives these two sentences for blogs. */
function postWords(error: unknown): Trouble {
  if (error instanceof Refused)
    return {
      title: `Failed to save blog: ${error.status} - ${error.text}`,
      detail: `${error.message} Nothing you typed is lost.`.trim(),
    };
  const message = error instanceof Error ? error.message : "Unknown trouble";
  return { title: `Error saving blog: ${message}`, detail: "Check your connection and try again. Nothing you typed is lost." };
}
