import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useEffect, useId } from "react";
import { videoAddress, videoSite } from "#contract/fields/video.ts";
import { Button } from "../components/button.tsx";
import { inputLook, option } from "../components/field.tsx";
import { EditorPanel } from "./editor-panel.tsx";
import { isApple } from "./is-apple.ts";
import { pictureSizes } from "./picture-node.ts";

/** Fields for what is selected, below the text: above it they would move it away under the pointer. They lie over it only while somebody is in it. */
export function SelectionPanel({ editor }: { editor: Editor }) {
  const { picture, video, isInTable } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      picture: current.isActive("picture") ? pictureOf(current) : undefined,
      video: current.isActive("video") ? videoOf(current) : undefined,
      isInTable: current.isActive("table"),
    }),
  });
  const isOpen = Boolean(picture ?? video) || isInTable;
  // It may open in front of what was just pressed.
  useEffect(() => {
    // Before it is mounted nobody can be in it: a text that begins with a table opens this at once.
    if (isOpen && editor.isFocused) editor.view.dispatch(editor.state.tr.scrollIntoView());
  }, [editor, isOpen]);
  if (!isOpen) return null;
  return (
    <div
      data-covers="bottom"
      className="-bottom-4 z-10 max-h-[28svh] overflow-y-auto border-t border-line bg-sand sm:max-h-none group-focus-within/editor:sticky"
    >
      {picture ? <PicturePanel editor={editor} picture={picture} /> : null}
      {video ? <VideoPanel editor={editor} selected={video} /> : null}
      {isInTable ? <TablePanel editor={editor} /> : null}
    </div>
  );
}

function pictureOf(editor: Editor): SelectedPicture {
  const { alt, size } = editor.getAttributes("picture");
  return { alt: typeof alt === "string" ? alt : null, size: String(size) };
}

function videoOf(editor: Editor): SelectedVideo {
  const { video, title } = editor.getAttributes("video");
  return { video: String(video), title: String(title) };
}

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

function TablePanel({ editor }: { editor: Editor }) {
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
      <p className="self-center text-sm text-quiet max-sm:hidden">{isApple ? "⌥F10" : "Alt+F10"}, pressed twice, leads here from a cell.</p>
    </EditorPanel>
  );
}

type SelectedVideo = { video: string; title: string };

const longestTitle = 150;

function VideoPanel({ editor, selected: { video, title } }: { editor: Editor; selected: SelectedVideo }) {
  return (
    <EditorPanel label="Video">
      <label className="min-w-0 flex-1 basis-72">
        <span className="block text-sm font-semibold">Title of the video</span>
        <input
          value={title}
          maxLength={longestTitle}
          placeholder="What people see on the card"
          onChange={({ target }) => editor.commands.updateAttributes("video", { title: target.value })}
          className={inputLook}
        />
      </label>
      <Button onClick={() => editor.chain().deleteSelection().focus().run()}>Remove this video</Button>
      <p className="basis-full text-sm text-quiet max-sm:hidden">
        Nothing is loaded from {videoSite(video)} until a visitor presses the card, which opens{" "}
        <a href={videoAddress(video)} target="_blank" rel="noopener" className="underline underline-offset-4">
          the video
        </a>{" "}
        in a new tab.
      </p>
    </EditorPanel>
  );
}

type SelectedPicture = { alt: string | null; size: string };

const longestAlt = 300;

/** What a picture shows, in words, and how wide it stands; its caption is typed below it in the text. */
function PicturePanel({ editor, picture: { alt, size } }: { editor: Editor; picture: SelectedPicture }) {
  const id = useId();
  const set = (attributes: Partial<SelectedPicture>) => editor.commands.updateAttributes("picture", attributes);
  return (
    <EditorPanel label="Picture">
      <label className="min-w-0 flex-1 basis-72">
        <span className="block text-sm font-semibold">What the picture shows</span>
        <input
          value={alt ?? ""}
          maxLength={longestAlt}
          disabled={alt === ""}
          aria-describedby={id}
          onChange={({ target }) => set({ alt: target.value || null })}
          className={inputLook}
        />
      </label>
      <label className="min-w-0 flex-1 basis-36 sm:flex-none sm:basis-44">
        <span className="block text-sm font-semibold max-sm:sr-only">Width of the picture</span>
        <select value={size} onChange={({ target }) => set({ size: target.value })} className={inputLook}>
          {Object.entries(pictureSizes).map(([value, called]) => option(value, called))}
        </select>
      </label>
      <Button
        className="max-sm:px-3!"
        // In its caption, or selected whole.
        onClick={() => editor.chain().focus().run() && (editor.commands.deleteNode("picture") || editor.commands.deleteSelection())}
      >
        <span>
          Remove<span className="max-sm:sr-only"> this picture</span>
        </span>
      </Button>
      <div className="basis-full text-sm">
        <label className="inline-flex min-h-9 items-center gap-2">
          <input
            type="checkbox"
            checked={alt === ""}
            onChange={({ target }) => set({ alt: target.checked ? "" : null })}
            className="size-5 shrink-0 accent-lagoon"
          />
          Only decoration: the text says all of it
        </label>
        <p id={id} className={alt === null ? "font-semibold text-warning" : "text-quiet max-sm:hidden"}>
          For people who cannot see it: “Twelve students around a table, reading a menu in French”, and not “photo” or “IMG_2041”.
        </p>
      </div>
    </EditorPanel>
  );
}
