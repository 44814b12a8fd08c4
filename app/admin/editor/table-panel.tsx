import type { Editor } from "@tiptap/core";
import { EditorPanel } from "./editor-panel.tsx";

const steps = [
  ["Row above", "addRowBefore"],
  ["Row below", "addRowAfter"],
  ["Column before", "addColumnBefore"],
  ["Column after", "addColumnAfter"],
  ["Delete row", "deleteRow"],
  ["Delete column", "deleteColumn"],
  ["Headings in first row", "toggleHeaderRow"],
  ["Headings in first column", "toggleHeaderColumn"],
  ["Delete table", "deleteTable"],
] as const;

export function TablePanel({ editor }: { editor: Editor }) {
  return (
    <EditorPanel label="Table" oneLine>
      {steps.map(([label, command]) => (
        <button
          key={command}
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor.chain().focus()[command]().run()}
          className="min-h-9 shrink-0 rounded border border-line bg-card px-2 text-sm font-semibold hover:bg-paper"
        >
          {label}
        </button>
      ))}
    </EditorPanel>
  );
}
