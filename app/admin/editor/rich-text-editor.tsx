import { type Editor, type Extensions, getSchema, type JSONContent } from "@tiptap/core";
import { DOMParser } from "@tiptap/pm/model";
import type { EditorView } from "@tiptap/pm/view";
import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { inertDocument } from "../../inert-document.ts";
import { isComposing } from "../components/composing.ts";
import { WarningIcon } from "../components/icons.tsx";
import { useTellReading } from "../forms/reading-context.ts";
import { extensions, pasteRules } from "./extensions.ts";
import { createIncoming } from "./incoming.ts";
import { savedHtml } from "./saved-html.ts";
import { SelectionPanel } from "./selection-panel.tsx";
import { type Box, Toolbar } from "./toolbar.tsx";
import { withCards } from "./video-offers.ts";

/** HTML as the editor's own tree. Given a string, TipTap would parse it where Trusted Types forbid it. */
function contentReader(extensions: Extensions): (html: string) => JSONContent {
  const parser = DOMParser.fromSchema(getSchema(extensions));
  return (html) => parser.parse(inertDocument(html).body).toJSON();
}

type RichTextEditorProps = { labelledBy: string; describedBy: string | undefined; value: string; onChange: (html: string) => void };

const contentOf = contentReader(extensions);

/** The editor itself, the heaviest thing in the back office: in a file of its own, fetched when a form with it opens. */
export default function RichTextEditor({ labelledBy, describedBy, value, onChange }: RichTextEditorProps) {
  const last = useRef(value);
  const box = useRef<HTMLDivElement>(null);
  const made = useRef<Editor>(null);
  const isMovedByKey = useRef(false);
  const [content] = useState(() => contentOf(value));
  const [asked, setAsked] = useState<Box>();
  const [lost, setLost] = useState("");
  const [videos, setVideos] = useState<readonly string[]>([]);
  const setReading = useTellReading();
  const [incoming] = useState(() =>
    createIncoming(() => made.current ?? undefined, { tell: setLost, setBusy: setReading, offer: setVideos }),
  );
  const editorProps = useMemo(
    () => ({
      ...incoming.editorProps,
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelledBy,
        ...(describedBy && { "aria-describedby": describedBy, "aria-invalid": "true" }),
        class: "rich-text prose max-w-none! min-h-64 px-4 py-3 text-base! outline-none",
      },
      ...keptFree(box),
      handleDOMEvents: {
        ...incoming.handleDOMEvents,
        keydown: (view: EditorView, event: KeyboardEvent) => {
          isMovedByKey.current = true;
          return onKey(made.current, view, event, box.current, () => setAsked("link"));
        },
        // Where a field's own history ends, browsers go on with this text's, out of sight.
        beforeinput: (view: EditorView, event: InputEvent) => {
          const isForeign = event.inputType.startsWith("history") && !view.hasFocus();
          if (isForeign) event.preventDefault();
          return isForeign;
        },
        pointerdown: () => {
          isMovedByKey.current = false;
        },
      },
    }),
    [incoming, labelledBy, describedBy],
  );
  const editor = useEditor({
    extensions,
    content,
    enablePasteRules: pasteRules,
    // Its style sheet is ours (editor.css).
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps,
    // ProseMirror scrolls to where a key moved the caret only if it hears of that within 50 ms, which a busy machine misses.
    onSelectionUpdate: ({ editor: changed, transaction }) => {
      if (isMovedByKey.current && !transaction.scrolledIntoView) changed.view.dispatch(changed.state.tr.scrollIntoView());
    },
    onUpdate: ({ editor: changed }) => {
      incoming.settle();
      last.current = changed.isEmpty ? "" : savedHtml(changed.getHTML());
      onChange(last.current);
    },
  });
  made.current = editor;

  function showCards() {
    editor.view.dispatch(withCards(editor.state, videos));
    setVideos([]);
    editor.commands.focus();
  }

  // The form was set back from outside: a draft, or somebody else's version.
  useEffect(() => {
    if (value === last.current) return;
    last.current = value;
    editor.commands.setContent(contentOf(value), { emitUpdate: false });
  }, [editor, value]);

  return (
    <div
      ref={box}
      data-editor
      // Safari focuses no button that is pressed, but what is around it.
      tabIndex={-1}
      className="group/editor rounded-lg outline-none border border-quiet/60 bg-paper has-[.rich-text:focus-visible]:outline-3 has-[.rich-text:focus-visible]:outline-offset-2 has-[.rich-text:focus-visible]:outline-saffron-deep"
    >
      <Toolbar editor={editor} labelledBy={labelledBy} box={asked} setBox={setAsked} onPictures={incoming.insertPictures} />
      {/* Firefox's Tab would stop at what scrolls as well, where what is typed goes nowhere. */}
      <EditorContent editor={editor} tabIndex={-1} className="max-h-[32rem] overflow-y-auto outline-none" />
      <SelectionPanel editor={editor} />
      {/* It stays in sight above the foot of the form where the text is longer than the screen. */}
      <div role="status" data-covers="bottom" className="sticky -bottom-4 z-10">
        {videos.length > 0 ? (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-lagoon-pale px-3 py-2 last:rounded-b-lg">
            <span className="min-w-0 flex-1 basis-60">
              {videos.length === 1 ? "This leads to a video." : `This leads to ${videos.length} videos.`}
            </span>
            <button type="button" onClick={showCards} className={`font-semibold text-lagoon ${saidButton}`}>
              {videos.length === 1 ? "Show it as a card" : "Show them as cards"}
            </button>
            <button type="button" onClick={() => setVideos([])} className={saidButton}>
              Leave it
            </button>
          </p>
        ) : null}
        {lost ? (
          <p className="flex items-start gap-2 bg-warning-pale px-3 py-2 text-warning last:rounded-b-lg">
            <WarningIcon className="mt-0.5 size-5" />
            <span className="min-w-0 flex-1">{lost}</span>
            <button type="button" onClick={() => setLost("")} className={`font-semibold ${saidButton}`}>
              All right
            </button>
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** The tools above the text and what is said below it stand in front of it: what is typed is scrolled out from behind them. */
function keptFree(box: { readonly current: HTMLElement | null }) {
  const heightOf = (kind: string) =>
    Math.max(
      0,
      ...[...(box.current?.querySelectorAll<HTMLElement>(`[data-covers=${kind}]`) ?? [])].map(({ offsetHeight }) => offsetHeight),
    );
  const sides = (gap: number) => ({
    get top() {
      return heightOf("top") + gap;
    },
    get bottom() {
      return heightOf("bottom") + gap;
    },
    ...{ left: gap, right: gap },
  });
  return { scrollThreshold: sides(0), scrollMargin: sides(5) };
}

const saidButton = "min-h-11 underline underline-offset-4";

/** Behind the last cell a row is added, as in other programs. */
const goToNextCell = (editor: Editor | null) => editor?.commands.goToNextCell() || editor?.chain().addRowAfter().goToNextCell().run();

/** Tab goes from cell to cell; elsewhere it is left to the browser, so that no list traps anybody. Alt-F10 leads to the tools (from there to those of a table), Ctrl-K asks for a link. */
function onKey(editor: Editor | null, { state }: EditorView, event: KeyboardEvent, box: HTMLElement | null, askLink: () => void): boolean {
  if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
    event.preventDefault();
    askLink();
    // It is open already.
    box?.querySelector<HTMLElement>("[data-link-address]")?.focus();
    return true;
  }
  if (event.key === "F10" && event.altKey) {
    event.preventDefault();
    box?.querySelector<HTMLElement>("[role=toolbar] select")?.focus();
    return true;
  }
  // Left to the dialog around it.
  if (event.key === "Escape") return !isComposing(event);
  if (event.key !== "Tab" || event.ctrlKey || event.altKey || event.metaKey) return false;
  const isInTable = [...Array(state.selection.$from.depth).keys()].some(
    (depth) => state.selection.$from.node(depth + 1).type.name === "tableRow",
  );
  if (isInTable && (event.shiftKey ? editor?.commands.goToPreviousCell() : goToNextCell(editor))) event.preventDefault();
  return true;
}
