import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { videoAt } from "#contract/fields/video.ts";
import { PrimaryButton, QuietButton } from "../components/button.tsx";
import { isComposing } from "../components/composing.ts";
import { inputLook } from "../components/field.tsx";
import { useLayer } from "../components/layers.ts";
import { EditorPanel } from "./editor-panel.tsx";
import { insertBelow } from "./insert-below.ts";

/** Asks for the address of a video; Escape closes only this. */
export function VideoBox({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [address, setAddress] = useState("");
  const [wrong, setWrong] = useState(false);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  useLayer(true, close);

  function apply() {
    const video = videoAt(address.trim());
    if (!video) return setWrong(true);
    const card = editor.schema.nodes.video?.create({ video });
    if (card) editor.view.dispatch(insertBelow(editor.state, [card]));
    close();
  }

  return (
    <EditorPanel label="Insert a video">
      <label className="min-w-0 flex-1 basis-72">
        <span className="block text-sm font-semibold">Address of the video</span>
        <input
          // biome-ignore lint/a11y/noAutofocus: the person just asked for this field.
          autoFocus
          inputMode="url"
          enterKeyHint="done"
          value={address}
          placeholder="https://www.youtube.com/watch?v="
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? "video-error" : undefined}
          onChange={({ target }) => {
            setAddress(target.value);
            setWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            apply();
          }}
          className={inputLook}
        />
      </label>
      <PrimaryButton onClick={apply}>Insert video</PrimaryButton>
      <QuietButton onClick={close}>Cancel</QuietButton>
      {wrong ? (
        <p id="video-error" role="alert" className="basis-full text-sm font-semibold text-brick">
          Please paste the address of a video on YouTube or Vimeo.
        </p>
      ) : null}
    </EditorPanel>
  );
}
