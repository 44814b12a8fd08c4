import type { Editor } from "@tiptap/core";
import { createTable } from "@tiptap/extension-table";
import type { Node } from "@tiptap/pm/model";
import { useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useRef } from "react";
import { option } from "../components/field.tsx";
import { icon } from "../components/icons.tsx";
import { openByKey } from "../components/open-by-key.ts";
import { insertBelow } from "./insert-below.ts";
import { isApple } from "./is-apple.ts";
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
        aria-keyshortcuts="Alt+F10"
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

/** Takes all formatting away. Each step takes an entry out of one list only, and lists may stand in lists. */
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
  if (event.key === "F10" && event.altKey) {
    event.preventDefault();
    bar?.closest("[data-editor]")?.querySelector<HTMLElement>("[data-covers=bottom] :is(input, button)")?.focus();
    return;
  }
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (step === 0) openByKey(event);
  if (step === 0 || !bar) return;
  const tools = [...bar.querySelectorAll<HTMLElement>("select, button")];
  const at = document.activeElement instanceof HTMLElement ? tools.indexOf(document.activeElement) : 0;
  const next = tools[(at + step + tools.length) % tools.length];
  event.preventDefault();
  next?.focus();
}

const tool = (lines: string, dots = "") => icon(lines, 2, dots);

/** Icons of the editor's tools; in the editor's own file, fetched with it. */
const toolIcons = {
  left: tool("M4 6h16M4 10h10M4 14h16M4 18h10"),
  center: tool("M4 6h16M7 10h10M4 14h16M7 18h10"),
  right: tool("M4 6h16M10 10h10M4 14h16M10 18h10"),
  justify: tool("M4 6h16M4 10h16M4 14h16M4 18h16"),
  bold: icon("M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z", 2.5),
  italic: tool("M14 5l-4 14M10 5h7M7 19h7"),
  underline: tool("M7 4v7a5 5 0 0 0 10 0V4M5 20h14"),
  strike: tool("M4 12h16M17 7c-.6-1.5-2.5-2.5-5-2.5-3 0-5 1.3-5 3.500M7 16.500c.5 2 2.5 3 5 3 3 0 5-1.3 5-3.5"),
  numbers: icon(
    "M10 6h10M10 12h10M10 18h10M4.5 4.500L6 4v4M4.5 11.200c.3-1 2-1 2 .2 0 1-2 1.6-2 2.600h2.200M4.5 16.500h2l-1.2 1.300c1.8 0 1.6 2.2-.8 1.7",
    1.5,
  ),
  bullets: tool("M10 6h10M10 12h10M10 18h10", "M5 6v.01M5 12v.01M5 18v.01"),
  indent: tool("M4 5h16M11 10h9M11 14h9M4 19h16M4 9.500l3 2.5-3 2.5"),
  outdent: tool("M4 5h16M11 10h9M11 14h9M4 19h16M7 9.500L4 12l3 2.5"),
  link: tool("M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.700l-1.5 1.500M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.700l1.5-1.5"),
  clear: tool("M6 5h12M12 5l-2.5 14M14 14l6 6M20 14l-6 6"),
  quote: tool("M5 6v12M10 8h9M10 12h9M10 16h6"),
  rule: tool("M4 12h16M8 6h8M8 18h8"),
  picture: tool("M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9v.01"),
  table: tool("M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14"),
  video: tool("M3 6h18v12H3zM10 9.500v5l4.500-2.500z"),
};
