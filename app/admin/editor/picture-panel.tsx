import type { Editor } from "@tiptap/core";
import { useId } from "react";
import { Button } from "../components/button.tsx";
import { inputLook, option } from "../components/field.tsx";
import { EditorPanel } from "./editor-panel.tsx";
import { pictureSizes } from "./picture-node.ts";

export type SelectedPicture = { alt: string | null; size: string };

const longestAlt = 300;

/** What a picture shows, in words, and how wide it stands; its caption is typed below it in the text. */
export function PicturePanel({ editor, picture: { alt, size } }: { editor: Editor; picture: SelectedPicture }) {
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
