import type { Editor } from "@tiptap/core";
import { videoAddress, videoSite } from "#contract/video.ts";
import { Button } from "../components/button.tsx";
import { inputLook } from "../components/field.tsx";
import { EditorPanel } from "./editor-panel.tsx";

export type SelectedVideo = { video: string; title: string };

const longestTitle = 150;

export function VideoPanel({ editor, selected: { video, title } }: { editor: Editor; selected: SelectedVideo }) {
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
