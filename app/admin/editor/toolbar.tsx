import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import {
  AlignIcon,
  BoldIcon,
  BulletsIcon,
  ClearIcon,
  IndentIcon,
  ItalicIcon,
  LinkIcon,
  NumbersIcon,
  OutdentIcon,
  StrikeIcon,
  UnderlineIcon,
} from "./editor-icons.tsx";
import { LinkBox } from "./link-box.tsx";

const levels = [1, 2, 3, 4, 5, 6] as const;
const alignments = ["left", "center", "right", "justify"] as const;

/** The tools above the text: one stop for the Tab key, arrows move along it. */
export function Toolbar({ editor, labelledBy }: { editor: Editor; labelledBy: string }) {
  const bar = useRef<HTMLDivElement>(null);
  const [linking, setLinking] = useState(false);
  const now = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) });
  const run = () => editor.chain().focus();

  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label="Formatting"
        aria-describedby={labelledBy}
        onKeyDown={(event) => moveAlong(event, bar.current)}
        className="sticky top-0 z-10 flex flex-wrap items-center gap-1 rounded-t-lg border-b border-line bg-sand p-1"
      >
        <select
          aria-label="Text style"
          value={now.level}
          onChange={(event) => {
            const level = levels.find((known) => String(known) === event.target.value);
            if (level) run().setHeading({ level }).run();
            else run().setParagraph().run();
          }}
          className="min-h-9 rounded border border-line bg-card px-2"
        >
          <option value="0">Normal</option>
          {levels.map((level) => (
            <option key={level} value={level}>
              Heading {level}
            </option>
          ))}
        </select>
        <Tool label="Bold" on={now.bold} onClick={() => run().toggleBold().run()}>
          <BoldIcon />
        </Tool>
        <Tool label="Italic" on={now.italic} onClick={() => run().toggleItalic().run()}>
          <ItalicIcon />
        </Tool>
        <Tool label="Underline" on={now.underline} onClick={() => run().toggleUnderline().run()}>
          <UnderlineIcon />
        </Tool>
        <Tool label="Strike" on={now.strike} onClick={() => run().toggleStrike().run()}>
          <StrikeIcon />
        </Tool>
        <Tool label="Ordered list" on={now.numbers} onClick={() => run().toggleOrderedList().run()}>
          <NumbersIcon />
        </Tool>
        <Tool label="Bullet list" on={now.bullets} onClick={() => run().toggleBulletList().run()}>
          <BulletsIcon />
        </Tool>
        <Tool label="Decrease indent" onClick={() => run().outdent().run()}>
          <OutdentIcon />
        </Tool>
        <Tool label="Increase indent" onClick={() => run().indent().run()}>
          <IndentIcon />
        </Tool>
        <Tool label="Link" on={now.link} onClick={() => setLinking(true)}>
          <LinkIcon />
        </Tool>
        {alignments.map((alignment) => (
          <Tool
            key={alignment}
            label={alignment === "justify" ? "Justify" : `Align ${alignment}`}
            on={now.align === alignment}
            onClick={() => (alignment === "left" ? run().unsetTextAlign().run() : run().setTextAlign(alignment).run())}
          >
            <AlignIcon alignment={alignment} />
          </Tool>
        ))}
        <Tool label="Clear formatting" onClick={() => clearFormatting(editor)}>
          <ClearIcon />
        </Tool>
      </div>
      {linking ? <LinkBox editor={editor} onClose={() => setLinking(false)} /> : null}
    </>
  );
}

function stateOf(editor: Editor) {
  const level = levels.find((known) => editor.isActive("heading", { level: known })) ?? 0;
  return {
    level: String(level),
    bold: editor.isActive("bold"),
    italic: editor.isActive("italic"),
    underline: editor.isActive("underline"),
    strike: editor.isActive("strike"),
    numbers: editor.isActive("orderedList"),
    bullets: editor.isActive("bulletList"),
    link: editor.isActive("link"),
    align: alignments.find((alignment) => editor.isActive({ textAlign: alignment })) ?? "left",
  };
}

function Tool({ label, on, onClick, children }: { label: string; on?: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      aria-pressed={on}
      // The text keeps its selection while a tool is used with the mouse.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      className="inline-flex size-9 items-center justify-center rounded hover:bg-card aria-pressed:bg-lagoon aria-pressed:text-on-lagoon"
    >
      {children}
    </button>
  );
}

/** One step brings an entry one list nearer to the margin, and lists stand in lists. */
function clearFormatting(editor: Editor): void {
  editor.chain().focus().unsetAllMarks().clearNodes().unsetTextAlign().run();
  for (let deeper = 0; deeper < 8 && hasList(editor); deeper++) editor.chain().focus().clearNodes().run();
}

function hasList(editor: Editor): boolean {
  const { from, to } = editor.state.selection;
  let found = false;
  editor.state.doc.nodesBetween(from, to, (node) => {
    found ||= node.type.name === "listItem";
    return !found;
  });
  return found;
}

function moveAlong(event: KeyboardEvent, bar: HTMLElement | null): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (step === 0 || !bar) return;
  const tools = [...bar.querySelectorAll<HTMLElement>("select, button")];
  const at = document.activeElement instanceof HTMLElement ? tools.indexOf(document.activeElement) : 0;
  const next = tools[(at + step + tools.length) % tools.length];
  event.preventDefault();
  next?.focus();
}
