import type { Editor } from "@tiptap/core";
import { createTable } from "@tiptap/extension-table";
import type { Node } from "@tiptap/pm/model";
import { useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useRef } from "react";
import { option } from "../components/field.tsx";
import { toolIcons } from "./editor-icons.tsx";
import { insertBelow } from "./insert-below.ts";
import { LanguageSelect, markLanguage } from "./language-select.tsx";
import { LinkBox } from "./link-box.tsx";
import { VideoBox } from "./video-box.tsx";

const levels = [1, 2, 3, 4, 5, 6] as const;
const alignments = ["left", "center", "right", "justify"] as const;

/** What the toolbar asks for what is to be inserted. */
export type Box = "link" | "video" | undefined;

type ToolbarProps = {
  editor: Editor;
  labelledBy: string;
  box: Box;
  setBox: (box: Box) => void;
  onPictures: (files: readonly File[]) => void;
};

export function Toolbar({ editor, labelledBy, box, setBox, onPictures }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const now = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) });
  const run = () => editor.chain().focus();
  const insert = (block: Node | undefined, cursor?: "inside") => {
    if (block) editor.view.dispatch(insertBelow(editor.state, [block], { ...(cursor && { cursor }) }));
    run().run();
  };

  return (
    <div data-covers="top" className="sticky -top-4 z-10 rounded-t-lg border-b border-line bg-sand">
      <div
        ref={bar}
        role="toolbar"
        aria-label="Formatting"
        aria-describedby={labelledBy}
        onKeyDown={(event) => moveAlong(event, bar.current)}
        className="flex items-center gap-1 overflow-x-auto p-1 sm:flex-wrap sm:overflow-visible"
      >
        <select
          aria-label="Text style"
          value={now.level}
          onChange={(event) => {
            const level = levels.find((known) => String(known) === event.target.value);
            if (level) run().setHeading({ level }).run();
            else run().setParagraph().run();
          }}
          className="min-h-9 max-w-44 shrink-0 rounded border border-line bg-card px-2"
        >
          <option value="0">Normal</option>
          {levels.map((level) => option(level, `Heading ${level}`))}
        </select>
        <Tool label="Bold" icon="bold" keys="B" on={now.bold} onClick={() => run().toggleBold().run()} />
        <Tool label="Italic" icon="italic" keys="I" on={now.italic} onClick={() => run().toggleItalic().run()} />
        <Tool label="Underline" icon="underline" keys="U" on={now.underline} onClick={() => run().toggleUnderline().run()} />
        <Tool label="Strike" icon="strike" on={now.strike} onClick={() => run().toggleStrike().run()} />
        <Tool label="Ordered list" icon="numbers" on={now.numbers} onClick={() => run().toggleOrderedList().run()} />
        <Tool label="Bullet list" icon="bullets" on={now.bullets} onClick={() => run().toggleBulletList().run()} />
        <Tool label="Quotation" icon="quote" on={now.quote} onClick={() => run().toggleBlockquote().run()} />
        <Tool label="Decrease indent" icon="outdent" onClick={() => run().outdent().run()} />
        <Tool label="Increase indent" icon="indent" onClick={() => run().indent().run()} />
        <Tool label="Link" icon="link" keys="K" on={now.link} onClick={() => setBox("link")} />
        <Tool label="Insert pictures" icon="picture" onClick={() => files.current?.click()} />
        <input
          ref={files}
          type="file"
          multiple
          accept="image/*"
          hidden
          onChange={({ target }) => {
            onPictures([...(target.files ?? [])]);
            target.value = "";
          }}
        />
        <Tool label="Insert a video" icon="video" onClick={() => setBox("video")} />
        <Tool
          label="Insert a table"
          icon="table"
          disabled={now.table}
          onClick={() => insert(createTable(editor.schema, 3, 3, true), "inside")}
        />
        <Tool label="Insert a line" icon="rule" onClick={() => insert(editor.schema.nodes.horizontalRule?.create())} />
        {alignments.map((alignment) => (
          <Tool
            key={alignment}
            icon={alignment}
            label={alignment === "justify" ? "Justify" : `Align ${alignment}`}
            on={now.align === alignment}
            onClick={() => (alignment === "left" ? run().unsetTextAlign().run() : run().setTextAlign(alignment).run())}
          />
        ))}
        <LanguageSelect lang={now.lang} onChange={(lang) => markLanguage(editor, lang)} />
        <Tool label="Clear formatting" icon="clear" onClick={() => clearFormatting(editor)} />
      </div>
      <div className="max-h-[42svh] overflow-y-auto">
        {box === "link" ? <LinkBox editor={editor} onClose={() => setBox(undefined)} /> : null}
        {box === "video" ? <VideoBox editor={editor} onClose={() => setBox(undefined)} /> : null}
      </div>
    </div>
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
    quote: editor.isActive("blockquote"),
    table: editor.isActive("table"),
    lang: String(editor.getAttributes("passage").lang ?? ""),
    align: alignments.find((alignment) => editor.isActive({ textAlign: alignment })) ?? "left",
  };
}

const isApple = "navigator" in globalThis && /Mac|iP/.test(navigator.userAgent);

/** `keys`: with Ctrl, on a Mac with Cmd. */
type ToolProps = { label: string; icon: keyof typeof toolIcons; keys?: string; on?: boolean; disabled?: boolean; onClick: () => void };

function Tool({ label, icon, keys, on, disabled = false, onClick }: ToolProps) {
  const Icon = toolIcons[icon];
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={keys === undefined ? label : `${label} (${isApple ? "⌘" : "Ctrl+"}${keys})`}
      aria-keyshortcuts={keys === undefined ? undefined : `${isApple ? "Meta" : "Control"}+${keys}`}
      aria-pressed={on}
      // The text keeps its selection while a tool is used with the mouse.
      onMouseDown={(event) => event.preventDefault()}
      aria-disabled={disabled || undefined}
      onClick={() => (disabled ? undefined : onClick())}
      className="inline-flex size-9 shrink-0 items-center justify-center rounded hover:bg-card aria-disabled:opacity-40 aria-pressed:bg-lagoon aria-pressed:text-on-lagoon"
    >
      <Icon />
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
