import type { Editor } from "@tiptap/core";
import { useRef, useState } from "react";
import { callLink } from "#contract/contact-links.ts";
import { Button } from "../components/button.tsx";
import { inputLook } from "../components/field.tsx";
import { useLayer } from "../components/layers.ts";

/** Asks for the address of a link; Escape closes only this. */
export function LinkBox({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [address, setAddress] = useState(() => String(editor.getAttributes("link").href ?? ""));
  const [wrong, setWrong] = useState(false);
  const had = useRef(address !== "");

  function close() {
    onClose();
    editor.commands.focus();
  }
  useLayer(true, close);

  function apply() {
    const href = completed(address);
    if (href === undefined) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !had.current)
      chain.insertContent({ type: "text", text: address.trim(), marks: [{ type: "link", attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  }

  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line bg-sand px-2 pb-2">
      <label className="flex min-w-0 flex-1 basis-64 items-center gap-2">
        <span className="whitespace-nowrap">Link to</span>
        <input
          // biome-ignore lint/a11y/noAutofocus: the person just asked for this field.
          autoFocus
          type="url"
          value={address}
          placeholder="https://"
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? "link-error" : undefined}
          onChange={(event) => {
            setAddress(event.target.value);
            setWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            apply();
          }}
          className={inputLook}
        />
      </label>
      <Button look="primary" onClick={apply}>
        Set link
      </Button>
      {had.current ? (
        <Button
          onClick={() => {
            editor.chain().focus().extendMarkRange("link").unsetLink().run();
            onClose();
          }}
        >
          Remove link
        </Button>
      ) : null}
      <Button look="quiet" onClick={close}>
        Cancel
      </Button>
      {wrong ? (
        <p id="link-error" role="alert" className="basis-full text-sm font-semibold text-brick">
          Please enter a web address, an e-mail address or a phone number.
        </p>
      ) : null}
    </div>
  );
}

/** An address as a link needs it; "academy.example" and "hello@academy.example" are understood, scripts are not. */
function completed(text: string): string | undefined {
  const typed = text.trim();
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(typed)) return typed;
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed)) return undefined;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(typed)) return `mailto:${typed}`;
  if (/^\+?[\d\s()-]{7,}$/.test(typed)) return callLink(typed);
  return /^[^\s/]+\.[^\s/]+(\/\S*)?$/.test(typed) ? `https://${typed}` : undefined;
}
