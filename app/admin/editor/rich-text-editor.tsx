import Link from "@tiptap/extension-link";
import TextAlign from "@tiptap/extension-text-align";
import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useMemo, useRef, useState } from "react";
import { WarningIcon } from "../components/icons.tsx";
import { cleanPaste } from "./clean-paste.ts";
import { contentReader } from "./content.ts";
import { Indent } from "./indent.ts";
import { Language } from "./language.ts";
import { picturesLost } from "./paste-losses.ts";
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
  Language,
];
const contentOf = contentReader(extensions);

/** The editor itself, in a file of its own so that it is fetched only where it is needed. */
export default function RichTextEditor({ labelledBy, describedBy, value, onChange }: RichTextEditorProps) {
  const last = useRef(value);
  const [content] = useState(() => contentOf(value));
  const [lost, setLost] = useState("");
  const editorProps = useMemo(
    () => ({
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelledBy,
        ...(describedBy && { "aria-describedby": describedBy, "aria-invalid": "true" }),
        class: "rich-text prose max-w-none! min-h-64 px-4 py-3 text-base! outline-none",
      },
      transformPastedHTML: (html: string) => {
        const pasted = cleanPaste(html);
        setLost(pasted.lost);
        return pasted.html;
      },
      handlePaste: (_view: unknown, event: ClipboardEvent) => refuseFiles(event.clipboardData, setLost),
      // A file that nobody takes would be opened by the browser, in the place of this page.
      handleDrop: (_view: unknown, event: DragEvent) => refuseFiles(event.dataTransfer, setLost),
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
      <div role="status">
        {lost ? (
          <p className="flex items-start gap-2 rounded-b-lg bg-saffron-pale px-3 py-2 text-saffron-deep">
            <WarningIcon className="mt-0.5 size-5" />
            <span className="min-w-0 flex-1">{lost}</span>
            <button type="button" onClick={() => setLost("")} className="font-semibold underline underline-offset-4">
              All right
            </button>
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** Answers true, and says what is lost, when there are files only. */
function refuseFiles(data: DataTransfer | null, tell: (lost: string) => void): boolean {
  if (!data || data.files.length === 0 || data.types.includes("text/html") || data.types.includes("text/plain")) return false;
  const pictures = [...data.files].every(({ type }) => type.startsWith("image/"));
  tell(pictures ? picturesLost(data.files.length) : "Files cannot be put into this text.");
  return true;
}
