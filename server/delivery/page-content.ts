import { Parser } from "htmlparser2";
import { customPropertiesReadIn } from "./custom-properties.ts";

export type PageContent = {
  names: Set<string>;
  characters: number[];
  customProperties: Set<string>;
  sheets: { start: number; end: number; href: string }[];
};

/**
 * What style sheets can refer to in a page. `names`: its elements, and its classes with a dot; `characters`: code points, "A" for all of
 * ASCII; `customProperties`: those that style attributes read; `sheets`: its links to style sheets.
 */
export function readPage(html: string): PageContent {
  const names = new Set<string>();
  const classLists = new Set<string>();
  const customProperties = new Set<string>();
  const characters = new Set(["A"]);
  const page: PageContent = { names, characters: [], customProperties, sheets: [] };
  let inCode = false;

  const note = (text: string) => {
    for (const character of text.match(/[^\0-~]/gu) ?? []) characters.add(character);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      names.add(name);
      inCode = name === "script" || name === "style";
      if (name === "link" && attributes.rel === "stylesheet")
        page.sheets.push({ start: parser.startIndex, end: parser.endIndex + 1, href: attributes.href ?? "" });
      if (attributes.style !== undefined) for (const property of customPropertiesReadIn(attributes.style)) customProperties.add(property);
      // Split at the end: most lists of classes stand in a page many times.
      if (attributes.class !== undefined) classLists.add(attributes.class);
      for (const key in attributes) note(attributes[key] ?? "");
    },
    ontext(text) {
      if (!inCode) note(text);
    },
    onclosetag(name) {
      if (name === "script" || name === "style") inCode = false;
    },
  });
  parser.end(html);
  for (const list of classLists) for (const name of list.split(/\s+/)) names.add(`.${name}`);
  page.characters = [...characters].map((one) => one.codePointAt(0) ?? 0);
  return page;
}
