import type { Editor } from "@tiptap/core";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

const key = new PluginKey("shown-selection");

/** Shows what is selected while the focus is in a field beside the text: browsers show a selection only where the focus is. Answers how to stop. */
export function showSelection(editor: Editor): () => void {
  const decorations = ({ doc, selection: { from, to } }: Editor["state"]) =>
    DecorationSet.create(doc, [Decoration.inline(from, to, { class: "shown-selection" })]);
  editor.registerPlugin(new Plugin({ key, props: { decorations } }));
  return () => editor.unregisterPlugin(key);
}
