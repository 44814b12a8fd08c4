import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { DOMParser, Fragment, type Mark, type Node, type ResolvedPos, type Schema, Slice } from "@tiptap/pm/model";
import type { EditorView } from "@tiptap/pm/view";
import { videoAt } from "#contract/fields/video.ts";
import { insertBelow } from "./insert-below.ts";
import { cleanPaste } from "./paste/clean-paste.ts";
import { type Emphasis, runsOfLine } from "./paste/emphasis-signs.ts";
import { blocksOfText } from "./paste/paste-text.ts";
import { withWholeHeading } from "./paste/whole-heading.ts";
import { createPictureUploads, uploadName } from "./picture-uploads.ts";
import { videosOf } from "./video-offers.ts";

type Listeners = {
  /** What of it could not be kept. */
  tell: (lost: string) => void;
  /** Pictures are being stored. */
  setBusy: (busy: boolean) => void;
  /** The videos that it leads to, which could be shown as cards. */
  offer: (videos: readonly string[]) => void;
};

/** What happens to whatever is pasted, dropped or chosen. */
export function createIncoming(editorOf: () => Editor | undefined, { tell, setBusy, offer }: Listeners) {
  const uploads = createPictureUploads(editorOf, tell, setBusy);
  let clipboard: { rtf: string; files: File[] } = { rtf: "", files: [] };

  function read(data: DataTransfer | null): void {
    clipboard = { rtf: data?.getData("text/rtf") ?? "", files: [...(data?.files ?? [])] };
  }

  function insertPictures(files: readonly File[], position?: number): void {
    const editor = editorOf();
    const pictures = files.filter(({ type, name }) => type.startsWith("image/") || /\.(heic|heif|avif)$/i.test(name));
    const others = files.length - pictures.length;
    if (others > 0) tell(`${others === 1 ? "1 file" : `${others} files`} cannot be put into this text: it takes pictures only.`);
    if (!editor || pictures.length === 0) return;
    const toStore = pictures.map((file) => ({ name: uploadName(), file }));
    const { state, schema } = editor;
    const nodes = toStore.flatMap(({ name }) => schema.nodes.picture?.createAndFill({ upload: name }) ?? []);
    editor.view.dispatch(insertBelow(state, nodes, position === undefined ? {} : { $at: state.doc.resolve(position) }));
    editor.commands.focus();
    uploads.start(toStore);
  }

  /** Answers true when files were all there was. */
  function takeFiles(data: DataTransfer | null, position?: number): boolean {
    if (!data || data.files.length === 0) return false;
    const html = data.getData("text/html");
    // A picture copied from a page comes as itself and as HTML that names its address.
    const isPicture =
      /<img\b/i.test(html) &&
      html.replace(/<!--[\s\S]*?-->|<style[\s\S]*?<\/style>|<[^>]*>/gi, "").trim() === "" &&
      data.files.length === 1;
    if ((html !== "" && !isPicture) || (html === "" && data.types.includes("text/plain"))) return false;
    tell("");
    insertPictures([...data.files], position);
    return true;
  }

  return {
    insertPictures,
    /** Pictures that came back by undo or redo find their addresses again. */
    settle: uploads.settle,
    editorProps: {
      transformPastedHTML: (html: string) => {
        const pasted = cleanPaste(html, clipboard);
        tell(pasted.lost);
        // They are in the text a moment later.
        if (pasted.toStore.length > 0) queueMicrotask(() => uploads.start(pasted.toStore));
        return pasted.html;
      },
      clipboardTextParser: (text: string, context: ResolvedPos, _plain: boolean, view: EditorView) => {
        const slice = textSlice(text, context, view);
        tell(hasStruck(slice) ? "Words between ~ signs are struck through, as WhatsApp shows them." : "");
        return slice;
      },
      transformPasted: (slice: Slice, { state }: EditorView) => {
        offer(videosOf(slice));
        return withWholeHeading(slice, state);
      },
      handlePaste: (view: EditorView, event: ClipboardEvent) => {
        if (!insertVideo(view, event.clipboardData?.getData("text/plain") ?? "")) return takeFiles(event.clipboardData);
        offer([]);
        return true;
      },
      handleKeyDown: (view: EditorView, event: KeyboardEvent) =>
        event.key === "Enter" && !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey && typedVideo(view),
      // A file that nobody takes would be opened by the browser, in the place of this page.
      handleDrop: (view: EditorView, event: DragEvent, _slice: Slice, moved: boolean) =>
        !moved && takeFiles(event.dataTransfer, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos),
    },
    handleDOMEvents: {
      paste: (_view: EditorView, event: ClipboardEvent) => {
        read(event.clipboardData);
        return false;
      },
      drop: (_view: EditorView, event: DragEvent) => {
        read(event.dataTransfer);
        return false;
      },
    },
  };
}

/** The address of a video on a line of its own becomes its card. */
function insertVideo(view: EditorView, text: string): boolean {
  const { state } = view;
  const { $from, empty } = state.selection;
  const card = cardOf(text, state.schema);
  if (!card || !empty || $from.parent.type.name !== "paragraph" || $from.parent.content.size > 0) return false;
  view.dispatch(insertBelow(state, [card]));
  return true;
}

/** So does one that was typed, once its line ends; undo brings back what was typed. */
function typedVideo(view: EditorView): boolean {
  const { selection, schema, tr } = view.state;
  const { $from, empty } = selection;
  const line = $from.parent;
  const card = line.type.name === "paragraph" ? cardOf(line.textContent, schema) : undefined;
  if (!card || !empty || $from.parentOffset < line.content.size) return false;
  closeHistory(tr).delete($from.start(), $from.end());
  view.dispatch(insertBelow({ tr, selection: tr.selection }, [card]));
  return true;
}

function cardOf(text: string, schema: Schema): Node | undefined {
  const address = text.trim();
  const video = /^\S+$/.test(address) ? videoAt(address) : undefined;
  return video ? schema.nodes.video?.create({ video }) : undefined;
}

function textSlice(text: string, context: ResolvedPos, { state: { schema } }: EditorView): Slice {
  const line = text.trim();
  // A line joins the text around it, and looks like it.
  if (line !== "" && !/[\r\n]/.test(line)) {
    const runs = runsOfLine(text.replace(/[\r\n]+/g, ""));
    const words = runs.map((run) =>
      schema.text(
        run.text,
        run.marks.reduce((set, name) => marked(schema, name, set), context.marks()),
      ),
    );
    return new Slice(Fragment.from(words), 0, 0);
  }
  return DOMParser.fromSchema(schema).parseSlice(blocksOfText(text), { preserveWhitespace: true, context });
}

function marked(schema: Schema, name: Emphasis, set: readonly Mark[]): readonly Mark[] {
  return schema.marks[name]?.create().addToSet(set) ?? set;
}

function hasStruck({ content }: Slice): boolean {
  let found = false;
  content.descendants(({ marks }) => {
    found ||= marks.some(({ type }) => type.name === "strike");
  });
  return found;
}
