import { Extension } from "@tiptap/core";

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    indent: {
      /** Deeper by one step; in a list, a level down. */
      indent: () => ReturnType;
      outdent: () => ReturnType;
    };
  }
}

const blocks = ["paragraph", "heading", "listItem"];
const deepest = 8;

/** Indents blocks: `data-indent="1"` to `"8"` in the HTML, which is what the server lets through. */
export const Indent = Extension.create({
  name: "indent",

  addGlobalAttributes() {
    return [
      {
        types: blocks,
        attributes: {
          indent: {
            default: 0,
            parseHTML: (element) => {
              const steps = Number(element.getAttribute("data-indent"));
              return Number.isInteger(steps) && steps >= 1 && steps <= deepest ? steps : 0;
            },
            renderHTML: ({ indent }) => (indent ? { "data-indent": String(indent) } : {}),
          },
        },
      },
    ];
  },

  addCommands() {
    const shift =
      (by: 1 | -1) =>
      () =>
      ({ commands, tr, state, dispatch }: Shift) => {
        if (by === 1 && commands.sinkListItem("listItem")) return true;
        if (by === -1 && isNested(state) && commands.liftListItem("listItem")) return true;
        let changed = false;
        tr.doc.nodesBetween(state.selection.from, state.selection.to, (node, position) => {
          // Inside a list the entry is indented and not the paragraph in it.
          if (!blocks.includes(node.type.name)) return true;
          const steps = Math.min(deepest, Math.max(0, Number(node.attrs.indent) + by));
          if (steps !== node.attrs.indent) {
            if (dispatch) tr.setNodeAttribute(position, "indent", steps);
            changed = true;
          }
          return false;
        });
        return changed;
      };
    return { indent: shift(1), outdent: shift(-1) };
  },

  addKeyboardShortcuts() {
    return { "Mod-]": () => this.editor.commands.indent(), "Mod-[": () => this.editor.commands.outdent() };
  },
});

type Shift = Pick<import("@tiptap/core").CommandProps, "commands" | "tr" | "state" | "dispatch">;

function isNested(state: Shift["state"]): boolean {
  const { $from } = state.selection;
  let lists = 0;
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type.name === "listItem") lists++;
  return lists > 1;
}
