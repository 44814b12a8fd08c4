import { Slice } from "@tiptap/pm/model";
import type { EditorState } from "@tiptap/pm/state";

/** What is pasted into a line that has words joins it; a heading that begins several lines would be lost so, and stays one of its own. */
export function withWholeHeading(slice: Slice, { selection: { $from } }: Pick<EditorState, "selection">): Slice {
  const isHeading = slice.content.firstChild?.type.name === "heading" && slice.content.childCount > 1;
  return isHeading && slice.openStart > 0 && $from.parentOffset > 0 ? new Slice(slice.content, 0, slice.openEnd) : slice;
}
