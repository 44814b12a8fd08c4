import { videoAt } from "#contract/fields/video.ts";
import { inertDocument } from "../../../inert-document.ts";
import type { PictureToStore } from "../picture-uploads.ts";
import { keepLineBreaks, linesOfPdf, splitAtBlankLines } from "./paste-lines.ts";
import { picturesLost, tablesLost, takeLosses } from "./paste-losses.ts";
import { markText } from "./paste-marks.ts";
import { type Clipboard, figuresOfPictures, keepEmoji } from "./paste-pictures.ts";
import { declarations, renamed, styleReader } from "./paste-styles.ts";
import { markHeadings, tidyTables } from "./paste-tables.ts";
import { listsOfWord } from "./word-lists.ts";
import { stylesOfWord } from "./word-styles.ts";

const kept = new Set("H1,H2,H3,H4,H5,H6,P,UL,OL,LI,A,BR,HR,BLOCKQUOTE,TABLE,TBODY,TR,TH,TD".split(","));
/** Elements whose words are not part of the text. */
const dropped = "script, style, head, title, meta, link, template, xml, button, noscript, .EOP, .Apple-interchange-newline";
/** Elements that stand on a line of their own; what is left of them is a paragraph. */
const blocks = "DIV,SECTION,ARTICLE,HEADER,FOOTER,MAIN,ASIDE,PRE,FIGURE,FIGCAPTION,ADDRESS,DL,DT,DD,CENTER".split(",");

/** HTML for the editor, its pictures that are to be stored, and what could not be kept, in a sentence or more; "" when all was. */
export type Pasted = { html: string; toStore: PictureToStore[]; lost: string };

/** Pasted HTML as a text can hold it: Word's disguised lists and Google's styles become real ones; this editor's own stays as it is. */
export function cleanPaste(html: string, clipboard: Clipboard = {}): Pasted {
  if (/\sdata-pm-slice=/.test(html)) return { html, toStore: [], lost: "" };
  // Style sheets stand in comments, from times when not every program knew them.
  const withStyles = html.replace(/(<style[^>]*>)\s*<!--([\s\S]*?)-->\s*(?=<\/style>)/gi, "$1$2");
  const page = inertDocument(withStyles.replace(/<!--[\s\S]*?-->|<!\[[^\]]*\]>/g, markersOnly));
  const { body } = page;
  const styleOf = styleReader(page);
  for (const element of page.querySelectorAll(dropped)) element.remove();
  linesOfPdf(body);
  for (const figure of body.querySelectorAll("figure")) for (const { name } of [...figure.attributes]) figure.removeAttribute(name);
  keepVideos(body);
  const losses = takeLosses(body);
  keepEmoji(body);
  keepLineBreaks(body);
  stylesOfWord(body);
  const nested = tidyTables(body);
  const pictures = figuresOfPictures(body, clipboard);
  listsOfWord(body);
  const marks = markText(body, styleOf);
  for (const element of [...body.querySelectorAll("*")])
    if (element.isConnected && !marks.has(element) && !element.matches("figure[data-made], figure[data-made] > *")) clean(element);
  mendLists(body);
  markHeadings(body);
  for (const block of body.querySelectorAll("p, h1, h2, h3, h4, h5, h6, blockquote"))
    if (block.textContent?.trim() === "" && !block.querySelector("figure, hr")) block.remove();
  splitAtBlankLines(body);
  for (const figure of body.querySelectorAll("figure")) figure.removeAttribute("data-made");
  const lost = [...tablesLost(nested), ...picturesLost(pictures.lost), ...losses].join(" ");
  return { html: body.innerHTML, toStore: pictures.toStore, lost };
}

/** A player of YouTube or Vimeo becomes a card. */
function keepVideos(body: HTMLElement): void {
  for (const frame of body.querySelectorAll("iframe[src], lite-youtube[videoid]")) {
    const id = frame.getAttribute("videoid");
    const video = videoAt(id ? `https://youtu.be/${id}` : (frame.getAttribute("src") ?? "").replace(/^\/\//, "https://"));
    if (!video) continue;
    const figure = body.ownerDocument.createElement("figure");
    figure.setAttribute("data-video", video);
    figure.setAttribute("data-made", "");
    const title = frame.getAttribute("title") ?? "";
    const link = body.ownerDocument.createElement("a");
    link.append(/^(youtube|vimeo)?[ -]?(video )?(player)?$/i.test(title) ? "" : title);
    figure.append(link);
    frame.replaceWith(figure);
  }
}

/** Word marks bullets with conditional comments; their ends are all that is needed of any comment. */
function markersOnly(comment: string): string {
  if (/supportLists/i.test(comment)) return '<span data-marker="start"></span>';
  return /endif/i.test(comment) ? '<span data-marker="end"></span>' : "";
}

function clean(element: Element): void {
  if (blocks.includes(element.tagName)) asParagraph(element);
  else if (element.tagName === "BLOCKQUOTE" && isIndent(element)) element.replaceWith(...element.childNodes);
  else if (/^T[HDR]$|^TBODY$|^TABLE$/.test(element.tagName)) return;
  else asText(element);
}

/** Mail programs write what is indented as a quotation without a line beside it. */
function isIndent(element: Element): boolean {
  return /^(none|0)/.test(declarations(element.getAttribute("style") ?? "").get("border") ?? "");
}

function asText(element: Element): void {
  const start = element.tagName === "OL" ? (element.getAttribute("start") ?? "") : "";
  const href = element.tagName === "A" ? realAddress(element.getAttribute("href") ?? "") : "";
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
  if (/^[1-9]\d{0,3}$/.test(start) && start !== "1") element.setAttribute("start", start);
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
  const hasBlocks = element.querySelector("p, ul, ol, h1, h2, h3, h4, h5, h6, div, section, article, blockquote, pre, table, figure, hr");
  if (hasBlocks || element.closest("li, p, h1, h2, h3, h4, h5, h6")) element.replaceWith(...element.childNodes);
  else renamed(element, "p");
}
