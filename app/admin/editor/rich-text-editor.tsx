import Link from "@tiptap/extension-link";
import TextAlign from "@tiptap/extension-text-align";
import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useMemo, useRef, useState } from "react";
import { cleanPaste } from "./clean-paste.ts";
import { contentReader } from "./content.ts";
import { Indent } from "./indent.ts";
import { Toolbar } from "./toolbar.tsx";

type RichTextEditorProps = { labelledBy: string; describedBy: string | undefined; value: string; onChange: (html: string) => void };

const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    trailingNode: false,
    link: false,
  }),
  // A link has an address and nothing else, wherever its text came from.
  Link.extend({ addAttributes: () => ({ href: { default: null } }) }).configure({
    openOnClick: false,
    protocols: ["http", "https", "mailto", "tel"],
    defaultProtocol: "https",
    // The extension looks past invisible characters before a scheme, which make it no scheme at all.
    isAllowedUri: (address, { defaultValidate }) => /^[\p{L}\p{N}/]/u.test(address) && defaultValidate(address),
    HTMLAttributes: { target: null, rel: null },
  }),
  TextAlign.configure({ types: ["heading", "paragraph"] }),
  Indent,
];
const contentOf = contentReader(extensions);

/** The editor itself, in a file of its own so that it is fetched only where it is needed. */
export default function RichTextEditor({ labelledBy, describedBy, value, onChange }: RichTextEditorProps) {
  const last = useRef(value);
  const [content] = useState(() => contentOf(value));
  const editorProps = useMemo(
    () => ({
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelledBy,
        ...(describedBy && { "aria-describedby": describedBy, "aria-invalid": "true" }),
        class: "rich-text prose max-w-none! min-h-64 px-4 py-3 text-base! outline-none",
      },
      transformPastedHTML: cleanPaste,
      // Handled, and left to the browser: the Tab key leaves the editor, so that nobody is trapped in a list.
      handleDOMEvents: { keydown: (_view: unknown, event: KeyboardEvent) => event.key === "Tab" },
    }),
    [labelledBy, describedBy],
  );
  const editor = useEditor({
    extensions,
    content,
    // Its style sheet is ours (editor.css).
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      last.current = changed.isEmpty ? "" : changed.getHTML();
      onChange(last.current);
    },
  });

  // The form was set back from outside: a draft, or somebody else's version.
  useEffect(() => {
    if (value === last.current) return;
    last.current = value;
    editor.commands.setContent(contentOf(value), { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className="rounded-lg border border-quiet/60 bg-paper has-[.rich-text:focus-visible]:outline-3 has-[.rich-text:focus-visible]:outline-offset-2 has-[.rich-text:focus-visible]:outline-saffron-deep">
      <Toolbar editor={editor} labelledBy={labelledBy} />
      <EditorContent editor={editor} className="max-h-[32rem] overflow-y-auto" />
    </div>
  );
}
