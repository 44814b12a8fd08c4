import { inertDocument } from "./inert-document.ts";
import { countLosses } from "./paste-losses.ts";
import { markText } from "./paste-marks.ts";
import { styleReader } from "./paste-styles.ts";
import { linesOfTables } from "./paste-tables.ts";
import { listsOfWord } from "./word-lists.ts";

const kept = new Set(["H1", "H2", "H3", "H4", "H5", "H6", "P", "UL", "OL", "LI", "A", "BR"]);
/** Elements whose words are not part of the text. */
const dropped =
  "script, style, head, title, meta, link, template, iframe, object, embed, svg, math, img, picture, video, audio, canvas, xml";
/** Elements that stand on a line of their own; what is left of them is a paragraph. */
const blocks = "DIV,SECTION,ARTICLE,HEADER,FOOTER,MAIN,ASIDE,BLOCKQUOTE,PRE,FIGURE,FIGCAPTION,ADDRESS,DL,DT,DD,CENTER".split(",");

/**
 * Pasted HTML reduced to lists, headings, links and emphasis, and a sentence about what could not be kept ("" when all
 * was). Word's lists, which are paragraphs in disguise, and Google's emphasis, which is style, become real ones. A paste
 * from this editor itself stays as it is.
 */
export function cleanPaste(html: string): { html: string; lost: string } {
  if (/\sdata-pm-slice=/.test(html)) return { html, lost: "" };
  const page = inertDocument(html.replace(/<!--[\s\S]*?-->|<!\[[^\]]*\]>/g, markersOnly));
  const { body } = page;
  const styleOf = styleReader(page);
  const losses = countLosses(body);
  keepEmoji(body);
  for (const element of page.querySelectorAll(dropped)) element.remove();
  keepLineBreaks(body);
  listsOfWord(body);
  const marks = markText(body, styleOf);
  const tables = linesOfTables(body);
  for (const element of [...body.querySelectorAll("*")]) if (element.isConnected && !marks.has(element)) clean(element);
  mendLists(body);
  for (const block of body.querySelectorAll("p, h1, h2, h3, h4, h5, h6")) if (block.textContent?.trim() === "") block.remove();
  return { html: body.innerHTML, lost: losses(tables) };
}

/** Word marks bullets with conditional comments; their ends are all that is needed of any comment. */
function markersOnly(comment: string): string {
  if (/supportLists/i.test(comment)) return '<span data-marker="start"></span>';
  return /endif/i.test(comment) ? '<span data-marker="end"></span>' : "";
}

/** Mail and chat programs draw them as pictures. */
function keepEmoji(body: HTMLElement): void {
  for (const picture of body.querySelectorAll("img[alt]")) {
    const alt = picture.getAttribute("alt") ?? "";
    if (/^\p{Extended_Pictographic}/u.test(alt) && alt.length <= 16) picture.replaceWith(alt);
  }
}

function keepLineBreaks(body: HTMLElement): void {
  for (const block of body.querySelectorAll("pre")) {
    const walker = body.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const lines = (text.nodeValue ?? "").split("\n").flatMap((line) => [body.ownerDocument.createElement("br"), line]);
      if (lines.length > 2) text.parentNode?.replaceChild(fragment(body, lines.slice(1)), text);
    }
  }
}

function fragment(body: HTMLElement, parts: readonly (Node | string)[]): DocumentFragment {
  const made = body.ownerDocument.createDocumentFragment();
  made.append(...parts);
  return made;
}

function clean(element: Element): void {
  if (blocks.includes(element.tagName)) asParagraph(element);
  else asText(element);
}

function asText(element: Element): void {
  const href = element.tagName === "A" ? realAddress(element.getAttribute("href") ?? "") : "";
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
  if (href) element.setAttribute("href", href);
  else if (element.tagName === "A" || !kept.has(element.tagName)) element.replaceWith(...element.childNodes);
}

/** A link's address without Google's detour; "" when it is none that a page may have. */
function realAddress(href: string): string {
  const detour = /^https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?(.*)/i.exec(href)?.[1];
  const address = new URLSearchParams(detour).get("q") ?? href;
  return /^(https?:|mailto:|tel:)/i.test(address) ? address : "";
}

/** Google and Word put a deeper list beside the entry it belongs to; it belongs inside. */
function mendLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) {
    const entry = list.previousElementSibling;
    if (entry?.tagName === "LI") entry.append(list);
    else {
      const empty = body.ownerDocument.createElement("li");
      list.before(empty);
      empty.append(list);
    }
  }
}

function asParagraph(element: Element): void {
  const hasBlocks = element.querySelector("p, ul, ol, h1, h2, h3, h4, h5, h6, div, section, article, blockquote, pre");
  if (hasBlocks || element.closest("li, p, h1, h2, h3, h4, h5, h6")) {
    element.replaceWith(...element.childNodes);
    return;
  }
  const paragraph = element.ownerDocument.createElement("p");
  paragraph.append(...element.childNodes);
  element.replaceWith(paragraph);
}
