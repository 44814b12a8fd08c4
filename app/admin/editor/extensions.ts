import { Extension, Mark, mergeAttributes, Node, PasteRule } from "@tiptap/core";
import Link from "@tiptap/extension-link";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import TextAlign from "@tiptap/extension-text-align";
import { type DOMOutputSpec, DOMSerializer } from "@tiptap/pm/model";
import StarterKit from "@tiptap/starter-kit";
import { videoAddress, videoKey, videoSite } from "#contract/fields/video.ts";
import { isRightToLeft } from "#contract/site/passage-languages.ts";
import { Indent } from "./indent.ts";
import { KeepBlocks } from "./insert-below.ts";
import { PictureCaption, PictureNode } from "./picture-node.ts";

const direction = (lang: string) => (isRightToLeft(lang) ? { dir: "rtl" } : {});

/** Keeps the language that a block or an emphasis is marked with (`lang`), where the server lets it through. */
const Language = Extension.create({
  name: "language",

  addGlobalAttributes() {
    const lang = {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute("lang"),
    };
    return [
      {
        types: ["paragraph", "heading", "listItem", "blockquote"],
        attributes: { lang: { ...lang, renderHTML: (has) => (has.lang ? { lang: has.lang, ...direction(has.lang) } : {}) } },
      },
      {
        types: ["bold", "italic"],
        attributes: { lang: { ...lang, renderHTML: (has) => (has.lang ? { lang: has.lang } : {}) } },
      },
    ];
  },
});

const Passage = Mark.create({
  name: "passage",
  // What is typed behind it is in the language of the text again.
  inclusive: false,
  addAttributes: () => ({ lang: { default: null } }),
  parseHTML: () => [{ tag: "span[lang]" }],
  renderHTML: ({ HTMLAttributes }) => {
    const { lang } = HTMLAttributes;
    return ["span", mergeAttributes(HTMLAttributes, typeof lang === "string" ? direction(lang) : {}), 0];
  },
});

const videoCard = ({ video, title }: Record<string, string>): DOMOutputSpec => [
  "figure",
  { "data-video": video },
  ["a", { href: videoAddress(video ?? "") }, title || `Video on ${videoSite(video ?? "")}`],
];

const VideoNode = Node.create({
  name: "video",
  group: "block",
  atom: true,
  draggable: true,

  addAttributes: () => ({ video: { default: "" }, title: { default: "" } }),

  parseHTML() {
    return [
      {
        tag: "figure[data-video]",
        priority: 60,
        getAttrs: (figure) => {
          const video = figure.getAttribute("data-video") ?? "";
          return videoKey.test(video) ? { video, title: figure.querySelector("a")?.textContent?.trim() ?? "" } : false;
        },
      },
    ];
  },

  // Its link is to be pressed on the page: in the text, Tab would lead into it, and what is typed there goes nowhere.
  addNodeView() {
    return ({ node }) => {
      const { dom } = DOMSerializer.renderSpec(document, videoCard(node.attrs));
      if (!(dom instanceof HTMLElement)) throw new Error("A video is an element.");
      const link = dom.querySelector("a");
      if (link) link.tabIndex = -1;
      return { dom };
    };
  },

  renderHTML: ({ node }) => videoCard(node.attrs),
});

/** Text, lists and pictures; no table in a table. */
const content = "(paragraph | bulletList | orderedList | picture)+";
const spans = { colspan: { default: 1 }, rowspan: { default: 1 } };

/** Tables without widths, alignments and styles of their own, which is what the server lets through. */
const tableNodes = [
  Table.extend({
    // Its own view would draw columns with widths.
    addNodeView: () => null,
    renderHTML: () => ["table", ["tbody", 0]],
  }),
  TableRow,
  TableCell.extend({ content, addAttributes: () => spans }),
  TableHeader.extend({ content, addAttributes: () => ({ ...spans, scope: { default: null } }) }),
];

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
