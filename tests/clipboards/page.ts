import { Editor } from "@tiptap/core";
import { extensions, pasteRules } from "#app/admin/editor/extensions.ts";
import { createIncoming } from "#app/admin/editor/incoming.ts";
import type { Recorded } from "./recorded.ts";

/** Pastes into an editor of its own, in a browser; what stands in it then, before any picture is stored, and what was said. */
function paste({ html, text, rtf, files }: Recorded): { html: string; said: string } {
  let said = "";
  let editor: Editor | undefined;
  const incoming = createIncoming(() => editor, {
    tell: (lost) => {
      said = lost;
    },
    setBusy: () => undefined,
    offer: () => undefined,
  });
  const element = document.body.appendChild(document.createElement("div"));
  const { editorProps, handleDOMEvents } = incoming;
  editor = new Editor({
    element,
    extensions,
    injectCSS: false,
    enablePasteRules: pasteRules,
    editorProps: { ...editorProps, handleDOMEvents },
  });
  const data = new DataTransfer();
  if (html) data.setData("text/html", html);
  if (text) data.setData("text/plain", text);
  if (rtf) data.setData("text/rtf", rtf);
  for (const type of files) data.items.add(new File(["a picture"], "picture", { type }));
  editor.view.dom.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  const made = editor.getHTML().replace(/(<\/(?:figure|table)>|<hr>)<p><\/p>$/, "$1");
  editor.destroy();
  element.remove();
  return { html: made, said };
}

Reflect.set(window, "paste", paste);
