import { Extension, Mark, mergeAttributes } from "@tiptap/core";
import { isRightToLeft } from "#contract/site/passage-languages.ts";

const direction = (lang: string) => (isRightToLeft(lang) ? { dir: "rtl" } : {});

/** Keeps the language that a block or an emphasis is marked with (`lang`), where the server lets it through. */
export const Language = Extension.create({
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

export const Passage = Mark.create({
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
