import { PasteRule } from "@tiptap/core";
import Link from "@tiptap/extension-link";
import TextAlign from "@tiptap/extension-text-align";
import StarterKit from "@tiptap/starter-kit";
import { Indent } from "./indent.ts";
import { KeepBlocks } from "./insert-below.ts";
import { Language, Passage } from "./language.ts";
import { PictureCaption, PictureNode } from "./picture-node.ts";
import { tableNodes } from "./table-nodes.ts";
import { VideoNode } from "./video-node.ts";

/** Signs for emphasis in a plain text are read as WhatsApp means them (paste/emphasis-signs.ts), not as the extensions would. */
export const pasteRules = ["link"];

/** All that rich text can be made of; academy/text/html.ts lets through exactly this. Nothing here turns straight quotes into others. */
export const extensions = [
  StarterKit.configure({
    ...{ code: false, codeBlock: false, link: false },
    // A place to write behind a picture, a table or a video at the end; it is not saved (saved-html.ts).
    trailingNode: { node: "paragraph", notAfter: ["heading", "bulletList", "orderedList", "blockquote"] },
  }),
  // A link has an address and nothing else, wherever its text came from.
  Link.extend({
    addAttributes: () => ({ href: { default: null } }),
    // Addresses in plain text become links; what comes as HTML has its own.
    addPasteRules() {
      return (this.parent?.() ?? []).map(
        ({ find, handler }) =>
          new PasteRule({
            find: (text, event) =>
              typeof find === "function" && !event?.clipboardData?.types.includes("text/html") ? find(text, event) : [],
            handler,
          }),
      );
    },
  }).configure({
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
  Passage,
  PictureNode,
  PictureCaption,
  VideoNode,
  ...tableNodes,
  KeepBlocks,
];
