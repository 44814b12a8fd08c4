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

/** Two cells of a row. */
const between = " | ";

export function tokensOfHtml(html: string): Token[] {
  const found: Token[] = [];
  const walk = (node: Node, look: string, isInCell: boolean) => {
    if (node.nodeType === Node.TEXT_NODE) found.push(...tokensOfText(node.textContent ?? "", look));
    if (!(node instanceof Element)) return;
    const { tagName } = node;
    const before = blocks[tagName];
    const last = found.at(-1);
    // What is first in an entry of a list, or in a cell, stands beside its sign. A row of a table is one line, whatever its cells hold.
    const isBesideSign = last?.look === "block" && !node.previousSibling;
    if (before !== undefined && last && last.text !== "\n" && !isBesideSign) found.push({ text: isInCell ? " " : "\n", look: "" });
    if (before) found.push({ text: before, look: "block" });
    if (tagName === "BR") found.push({ text: "\n", look: "" });
    const isCell = tagName === "TD" || tagName === "TH";
    if (isCell && node.previousElementSibling) found.push({ text: between, look: "block" });
    if (node.hasAttribute("data-video")) found.push({ text: "Video: ", look: "block" });
    if (tagName === "IMG")
      found.push({ text: `Picture: ${node.getAttribute("alt") || "without words"}`, look: `picture:${node.getAttribute("src") ?? ""}` });
    const href = tagName === "A" ? node.getAttribute("href") : null;
    const own = href === null ? looks[tagName] : `link:${href}`;
    const inside = own === undefined ? look : [look, own].filter(Boolean).join(" ");
    for (const child of node.childNodes) walk(child, inside, isInCell || isCell);
  };
  for (const child of inertDocument(html.slice(0, longestText)).body.childNodes) walk(child, "", false);
  return found;
}
