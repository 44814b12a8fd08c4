import { inertDocument } from "./inert-document.ts";
import { listsOfWord } from "./word-lists.ts";

const headings = ["H1", "H2", "H3", "H4", "H5", "H6"];
const kept = new Set([...headings, "P", "UL", "OL", "LI", "A", "STRONG", "EM", "U", "S", "BR"]);
const renamed: Record<string, string> = { B: "strong", I: "em", STRIKE: "s", DEL: "s", INS: "u" };
/** Elements whose words are not part of the text. */
const dropped = "script, style, head, title, meta, link, template, iframe, object, svg, math, img, picture, video, audio, xml";
/** Elements that stand on a line of their own; what is left of them is a paragraph. */
const blocks =
  "DIV,SECTION,ARTICLE,HEADER,FOOTER,MAIN,ASIDE,BLOCKQUOTE,PRE,TABLE,TBODY,THEAD,TFOOT,TR,FIGURE,ADDRESS,DL,DT,DD,CENTER".split(",");

/**
 * Pasted HTML reduced to lists, headings, links and emphasis. Word's lists, which are paragraphs in disguise, and
 * Google's emphasis, which is style, become real ones. A paste from this editor itself stays as it is.
 */
export function cleanPaste(html: string): string {
  if (/\sdata-pm-slice=/.test(html)) return html;
  const page = inertDocument(html.replace(/<!--[\s\S]*?-->|<!\[[^\]]*\]>/g, markersOnly));
  for (const element of page.querySelectorAll(dropped)) element.remove();
  listsOfWord(page.body);
  for (const element of [...page.body.querySelectorAll("*")]) if (element.isConnected) clean(element);
  mendLists(page.body);
  for (const block of page.body.querySelectorAll("p, h1, h2, h3, h4, h5, h6")) if (block.textContent?.trim() === "") block.remove();
  return page.body.innerHTML;
}

/** Word marks bullets with conditional comments; their ends are all that is needed of any comment. */
function markersOnly(comment: string): string {
  if (/supportLists/i.test(comment)) return '<span data-marker="start"></span>';
  return /endif/i.test(comment) ? '<span data-marker="end"></span>' : "";
}

function clean(element: Element): void {
  if (element.tagName === "TD" || element.tagName === "TH") unwrap(element, " ");
  else if (blocks.includes(element.tagName)) asParagraph(element);
  else cleanText(element);
}

function cleanText(element: Element): void {
  const name = renamed[element.tagName] ?? element.tagName.toLowerCase();
  const style = element.getAttribute("style") ?? "";
  const isWrapper = element.id.startsWith("docs-internal-guid") || (name === "strong" && /font-weight:\s*(normal|400)/i.test(style));
  const emphasis = isWrapper || headings.includes(element.tagName) || element.tagName === "A" ? [] : emphasisOf(style);
  const stays = !isWrapper && kept.has(name.toUpperCase());
  const target = stays ? rename(element, name) : element;
  const href = name === "a" ? realAddress(element.getAttribute("href") ?? "") : "";
  for (const { name: attribute } of [...target.attributes]) target.removeAttribute(attribute);
  // A link is underlined by itself.
  for (const tag of emphasis) if (tag !== "u" || !target.closest("a")) wrapContent(target, tag);
  if (name === "a") {
    if (href) target.setAttribute("href", href);
    else unwrap(target);
  } else if (!stays) unwrap(target);
}

/** Emphasis that is only style, as Google writes it. */
function emphasisOf(style: string): string[] {
  const weight = /font-weight:\s*(bold|[6-9]00)/i.test(style);
  const slant = /font-style:\s*(italic|oblique)/i.test(style);
  const lines = /text-decoration(?:-line)?:\s*([^;]*)/i.exec(style)?.[1] ?? "";
  const found = [weight && "strong", slant && "em", /underline/i.test(lines) && "u", /line-through/i.test(lines) && "s"];
  return found.filter((tag) => typeof tag === "string");
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
  const hasBlocks = element.querySelector("p, ul, ol, h1, h2, h3, h4, h5, h6, div, section, article, table, tr, blockquote, pre");
  if (hasBlocks || element.closest("li, p, h1, h2, h3, h4, h5, h6")) unwrap(element);
  else rename(element, "p", true);
}

function rename(element: Element, name: string, bare = false): Element {
  if (element.tagName.toLowerCase() === name) return element;
  const other = element.ownerDocument.createElement(name);
  if (!bare) for (const { name: attribute, value } of element.attributes) other.setAttribute(attribute, value);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function unwrap(element: Element, after = ""): void {
  element.replaceWith(...element.childNodes, after);
}
