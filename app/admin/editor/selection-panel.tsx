import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useEffect } from "react";
import { PicturePanel, type SelectedPicture } from "./picture-panel.tsx";
import { TablePanel } from "./table-panel.tsx";
import { type SelectedVideo, VideoPanel } from "./video-panel.tsx";

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
