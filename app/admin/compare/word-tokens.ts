import { inertDocument } from "../../inert-document.ts";

/** A word, a space or a sign, and how it looks: "" or names of looks, of which a link's has its address behind a colon. */
export type Token = { text: string; look: string };

const words = new Intl.Segmenter("und", { granularity: "word" });
const longestText = 300_000;

export function tokensOfText(text: string, look = ""): Token[] {
  return Array.from(words.segment(text.slice(0, longestText)), ({ segment }) => ({ text: segment, look }));
}

const blocks: Readonly<Record<string, string>> = {
  ...{ P: "", FIGCAPTION: "", TR: "", TABLE: "", UL: "", OL: "", DIV: "" },
  ...{
    H1: "Heading: ",
    H2: "Heading: ",
    H3: "Smaller heading: ",
    H4: "Smaller heading: ",
    H5: "Smaller heading: ",
    H6: "Smaller heading: ",
  },
  ...{ LI: "• ", BLOCKQUOTE: "Quotation: ", HR: "—", FIGURE: "" },
};
const looks: Readonly<Record<string, string>> = {
  B: "bold",
  STRONG: "bold",
  I: "italic",
  EM: "italic",
  U: "underline",
  S: "struck",
  CODE: "code",
};

export function tokensOfHtml(html: string): Token[] {
  const found: Token[] = [];
  const walk = (node: Node, look: string) => {
    if (node.nodeType === Node.TEXT_NODE) found.push(...tokensOfText(node.textContent ?? "", look));
    if (!(node instanceof Element)) return;
    const { tagName } = node;
    const before = blocks[tagName];
    if (before !== undefined && found.length > 0 && found.at(-1)?.text !== "\n") found.push({ text: "\n", look: "" });
    if (before) found.push({ text: before, look: "block" });
    if (tagName === "BR") found.push({ text: "\n", look: "" });
    if (tagName === "TD" || tagName === "TH") found.push({ text: " | ", look: "block" });
    if (tagName === "IMG")
      found.push({ text: `Picture: ${node.getAttribute("alt") || "without words"}`, look: `picture:${node.getAttribute("src") ?? ""}` });
    const href = tagName === "A" ? node.getAttribute("href") : null;
    const own = href === null ? looks[tagName] : `link:${href}`;
    const inside = own === undefined ? look : [look, own].filter(Boolean).join(" ");
    for (const child of node.childNodes) walk(child, inside);
  };
  for (const child of inertDocument(html.slice(0, longestText)).body.childNodes) walk(child, "");
  return found;
}
