import { Parser } from "htmlparser2";
import { customPropertiesReadIn } from "./custom-properties.ts";

export type Span = { start: number; end: number };
/** A script in the page itself: the place of its code, and its tag. */
export type InlineScript = Span & { tag: Span; attributes: Record<string, string> };

export type PageContent = {
  names: Set<string>;
  characters: number[];
  customProperties: Set<string>;
  sheets: Array<Span & { href: string }>;
  modulePreloads: Span[];
  scripts: InlineScript[];
};

/** The scripts that our own components wrote into a page: those with the nonce of its render, which nothing that was stored can know. */
export function ownScripts({ scripts }: PageContent, nonce: string): InlineScript[] {
  return scripts.filter(({ attributes }) => attributes.nonce === nonce);
}

export function readPage(html: string): PageContent {
  const names = new Set<string>();
  const classLists = new Set<string>();
  const customProperties = new Set<string>();
  const characters = new Set(["A"]);
  const page: PageContent = { names, characters: [], customProperties, sheets: [], modulePreloads: [], scripts: [] };
  let code: InlineScript | undefined;
  let inCode = false;

  const note = (text: string) => {
    for (const character of text.match(/[^\0-~]/gu) ?? []) characters.add(character);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      names.add(name);
      const place = { start: parser.startIndex, end: parser.endIndex + 1 };
      inCode = name === "script" || name === "style";
      if (name === "link" && attributes.rel === "stylesheet") page.sheets.push({ ...place, href: attributes.href ?? "" });
      else if (name === "link" && attributes.rel === "modulepreload") page.modulePreloads.push(place);
      else if (name === "script" && attributes.src === undefined) code = { start: place.end, end: place.end, tag: place, attributes };
      if (attributes.style !== undefined) for (const property of customPropertiesReadIn(attributes.style)) customProperties.add(property);
      // Most lists of classes stand in a page many times.
      if (attributes.class !== undefined) classLists.add(attributes.class);
      for (const key in attributes) note(attributes[key] ?? "");
    },
    ontext(text) {
      if (!inCode) note(text);
    },
    onclosetag(name) {
      if (name === "script" && code) page.scripts.push({ ...code, end: parser.startIndex });
      if (name === "script" || name === "style") inCode = false;
      if (name === "script") code = undefined;
    },
  });
  parser.end(html);
  for (const list of classLists) for (const name of list.split(/\s+/)) names.add(`.${name}`);
  page.characters = [...characters].map((one) => one.codePointAt(0) ?? 0);
  return page;
}
