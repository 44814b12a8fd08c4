import { Extension } from "@tiptap/core";
import type { Fragment, Node, NodeType, ResolvedPos } from "@tiptap/pm/model";
import { type EditorState, NodeSelection, Plugin, Selection, TextSelection, type Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";

type Place = { from: number; to: number };

/** Puts blocks below the block at `$at` (in the place of an empty line), which stays, and the cursor below them, or into the first. */
export function insertBelow(
  state: Pick<EditorState, "tr" | "selection">,
  blocks: Fragment | readonly Node[],
  { $at = state.selection.$to, cursor = "below" }: { $at?: ResolvedPos; cursor?: "below" | "inside" } = {},
): Transaction {
  const nodes = "content" in blocks ? blocks.content : blocks;
  const types = nodes.map(({ type }) => type);
  const { from, to } = placeFor($at, types);
  const { tr } = state;
  tr.replaceWith(from, to, nodes);
  const end = from + nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  if (cursor === "below") cursorAt(tr, end);
  else tr.setSelection(Selection.near(tr.doc.resolve(from + 1)));
  return tr.scrollIntoView();
}

/** Where blocks of these types may stand that is nearest below `$at`; above it at the beginning of a line, and instead of an empty one. */
function placeFor($at: ResolvedPos, types: readonly NodeType[]): Place {
  for (let depth = $at.depth; depth >= 0; depth--) {
    const fits = ({ from, to }: Place) => {
      const [first, last] = [$at.doc.resolve(from).index(depth), $at.doc.resolve(to).index(depth)];
      return types.every((type) => $at.node(depth).canReplaceWith(first, last, type));
    };
    const places: Place[] = [];
    if (depth === $at.depth) places.push({ from: $at.pos, to: $at.pos });
    else {
      const [before, after] = [$at.before(depth + 1), $at.after(depth + 1)];
      const isLine = depth + 1 === $at.depth && $at.parent.isTextblock;
      if (isLine && $at.parent.content.size === 0) places.push({ from: before, to: after });
      else if (isLine && $at.parentOffset === 0) places.push({ from: before, to: before });
      places.push({ from: after, to: after });
    }
    const place = places.find(fits);
    if (place) return place;
  }
  return { from: $at.doc.content.size, to: $at.doc.content.size };
}

/** Puts the cursor into the line at `position`. Makes one where there is none, or, with `isOwn`, where the line has text. */
function cursorAt(tr: Transaction, position: number, isOwn = false): void {
  const next = tr.doc.resolve(position).nodeAfter;
  if (!next?.isTextblock || (isOwn && next.content.size > 0)) {
    const line = tr.doc.type.schema.nodes.paragraph?.create();
    if (line) tr.insert(position, line);
  }
  tr.setSelection(TextSelection.create(tr.doc, position + 1));
}

const isBlockSelected = ({ selection }: EditorState) => selection instanceof NodeSelection && selection.node.isBlock;

/** What is typed or pasted while a whole block is selected stands below it: only the keys and buttons that say so delete one. */
export const KeepBlocks = Extension.create({
  name: "keepBlocks",

  addProseMirrorPlugins() {
    const below = (state: EditorState, isOwn: boolean) => cursorBelow(state.tr, state.selection, isOwn);
    const stepBelow = (view: EditorView, event: Event) => {
      const adds = !(event instanceof InputEvent) || event.inputType.startsWith("insert");
      if (adds && isBlockSelected(view.state)) view.dispatch(below(view.state, true));
      return false;
    };
    return [
      new Plugin({
        props: {
          handleTextInput(view, _from, _to, text) {
            if (!isBlockSelected(view.state)) return false;
            view.dispatch(below(view.state, true).insertText(text).scrollIntoView());
            return true;
          },
          handleDOMEvents: { paste: stepBelow, compositionstart: stepBelow, beforeinput: stepBelow },
        },
        // The next key must not replace what was just pasted.
        appendTransaction(transactions, before, now) {
          if (!transactions.some((tr) => tr.getMeta("uiEvent") === "paste")) return null;
          const isInside = captionOf(now.selection) !== undefined && captionOf(before.selection) === undefined;
          return isBlockSelected(now) || isInside ? below(now, false) : null;
        },
      }),
    ];
  },
});

function captionOf({ $to }: Selection): number | undefined {
  return $to.parent.type.name === "caption" ? $to.before($to.depth - 1) : undefined;
}

function cursorBelow(tr: Transaction, selection: Selection, isOwn: boolean): Transaction {
  const { $to } = selection;
  cursorAt(tr, captionOf(selection) === undefined ? $to.pos : $to.after($to.depth - 1), isOwn);
  return tr;
}
