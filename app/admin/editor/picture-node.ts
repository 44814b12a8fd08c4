import { Node } from "@tiptap/core";
import type { Node as ProseMirrorNode } from "@tiptap/pm/model";
import { NodeSelection, Plugin } from "@tiptap/pm/state";
import { pictureHash } from "#contract/fields/picture.ts";

export const pictureSizes = { small: "Small", "": "As wide as the text", wide: "Wider than the text" } as const;

/** A picture with its caption. `alt` null: nobody said yet what it shows; "": it is decoration. `upload`: it is being stored, without an address. */
export const PictureNode = Node.create({
  name: "picture",
  group: "block",
  content: "caption",
  isolating: true,
  defining: true,
  draggable: true,

  addAttributes() {
    return {
      src: { default: null },
      alt: { default: null },
      width: { default: null },
      height: { default: null },
      size: { default: "" },
      upload: { default: null },
    };
  },

  parseHTML() {
    return [
      {
        tag: "figure",
        getAttrs: (figure) => {
          const picture = figure.querySelector(":scope > img");
          const upload = figure.getAttribute("data-upload");
          const src = picture?.getAttribute("src") ?? "";
          if (!upload && !pictureHash(src)) return false;
          const said = (name: string) => picture?.getAttribute(name) ?? null;
          const size = figure.getAttribute("data-width") ?? "";
          return {
            ...{ src: upload ? null : src, alt: said("alt"), width: said("width"), height: said("height"), upload },
            size: size in pictureSizes ? size : "",
          };
        },
        contentElement: (figure) => figure.querySelector("figcaption") ?? figure.ownerDocument.createElement("figcaption"),
      },
    ];
  },

  renderHTML: ({ node }) => {
    const figure = drawn(node);
    return { dom: figure, contentDOM: figure };
  },

  addNodeView() {
    return ({ node }) => {
      const dom = drawn(node);
      // The editor may redraw all that is in the element of a node's content, so the picture itself stands outside of it.
      const contentDOM = dom.appendChild(document.createElement("div"));
      return { dom, contentDOM };
    };
  },

  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          // The picture itself is no text: pressing it selects it with its caption.
          handleClickOn: (view, _position, node, at, { target }) => {
            if (node.type.name !== this.name || !(target instanceof Element) || target.localName !== "img") return false;
            view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
            return true;
          },
        },
      }),
    ];
  },

  addKeyboardShortcuts() {
    return {
      // From a caption into the text below it.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== PictureCaption.name) return false;
        const after = $from.after($from.depth - 1);
        return editor
          .chain()
          .insertContentAt(after, { type: "paragraph" })
          .setTextSelection(after + 1)
          .run();
      },
    };
  },
});

/** A line of its own in the picture: were the picture the line, "Heading 2" or "Bullet list" would make text of it. */
export const PictureCaption = Node.create({
  name: "caption",
  content: "inline*",
  defining: true,
  selectable: false,
  renderHTML: () => ["figcaption", 0],
});

function drawn({ attrs }: ProseMirrorNode): HTMLElement {
  const figure = document.createElement("figure");
  const picture = figure.appendChild(document.createElement("img"));
  const set = (element: Element, name: string, value: unknown) => {
    if (typeof value === "string" || typeof value === "number") element.setAttribute(name, String(value));
  };
  set(figure, "data-width", attrs.size || undefined);
  set(figure, "data-upload", attrs.upload);
  for (const name of ["src", "alt", "width", "height"]) set(picture, name, attrs[name]);
  return figure;
}
