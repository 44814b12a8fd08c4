import { type Publishing, publishingFieldList, publishingState } from "#contract/publishing.ts";
import { z } from "#contract/zod.ts";
import { capitalised } from "../components/capitalised.ts";
import { momentOf } from "../components/moment.ts";

const publishing = z.object({
  status: publishingFieldList.status.answer,
  publish_at: z.string().optional(),
  unpublish_at: z.string().optional(),
});

/** Whether and when visitors see a stored item of a kind that can be a draft. */
export function publishingOf(item: object): Publishing {
  return publishing.parse(item);
}

/** How an item that can be a draft is saved: the buttons of its form, and what each sends. `item`: as it was saved last. */
export function publishingWays(
  item: object | undefined,
  set: (name: keyof Publishing, value: string) => void,
  submit: () => Promise<void>,
  usual: string,
) {
  const save = (status: Publishing["status"], unpublishAt?: string) => {
    set("status", status);
    if (unpublishAt !== undefined) set("unpublish_at", unpublishAt);
    void submit();
  };
  const state = item && publishingState(publishingOf(item), new Date().toISOString());
  const saveDraft = { label: "Save draft", onPress: () => save("draft") };
  if (state === undefined || state === "scheduled") return { alsoSaves: saveDraft, onSubmit: () => save("published") };
  if (state === "draft") return { submit: "Publish", alsoSaves: saveDraft, alsoByKey: true, onSubmit: () => save("published") };
  if (state === "withdrawn")
    return {
      submit: "Publish again",
      alsoSaves: { label: "Save withdrawn", onPress: () => save("published") },
      alsoByKey: true,
      onSubmit: () => save("published", ""),
    };
  return {
    submit: usual,
    alsoSaves: { label: "Withdraw", onPress: () => save("published", new Date().toISOString()) },
    onSubmit: () => save("published"),
  };
}

/** What was just done, in words. */
export function publishedWords(one: string, item: object, created: boolean): string {
  const { publish_at = "", ...rest } = publishingOf(item);
  const noun = capitalised(one);
  const state = publishingState({ publish_at, ...rest }, new Date().toISOString());
  if (state === "draft") return "Draft saved";
  if (state === "withdrawn") return `${noun} withdrawn`;
  if (state === "scheduled") return `${noun} scheduled: visitors see it from ${momentOf(publish_at)}`;
  return `${noun} ${created ? "created" : "updated"}`;
}
