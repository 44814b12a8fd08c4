import { Extension } from "@tiptap/core";

/** Keeps the language that a passage is marked with (`lang`), where the server lets it through. */
export const Language = Extension.create({
  name: "language",

  addGlobalAttributes() {
    return [
      {
        types: ["paragraph", "heading", "listItem", "bold", "italic"],
        attributes: {
          lang: {
            default: null,
            parseHTML: (element) => element.getAttribute("lang"),
            renderHTML: ({ lang }) => (lang ? { lang } : {}),
          },
        },
      },
    ];
  },
});
