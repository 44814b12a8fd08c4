import type { LostPictures } from "./paste-pictures.ts";
import { declarations } from "./paste-styles.ts";

/** Takes out what a text cannot hold, and answers sentences about it. */
export function takeLosses(body: HTMLElement): string[] {
  const comments = [...body.querySelectorAll("[style]")].filter((element) => elementOfWord(element) === "comment").length;
  for (const element of body.querySelectorAll("[style]")) if (elementOfWord(element) === "comment-list") element.remove();
  for (const element of body.querySelectorAll(".MsoCommentReference")) element.remove();
  const colours = coloured(body);
  const boxes = takeAll(body, "img[aria-roledescription=checkbox], li input[type=checkbox]");
  const drawings = takeAll(body, "svg, canvas");
  const formulas = takeAll(body, "math, mjx-container");
  const media = takeAll(body, "video, audio, iframe, object, embed");
  const fields = takeAll(body, "input, select, textarea");
  const linked = [...body.querySelectorAll("a[href] img")].filter((picture) => leadsElsewhere(picture.closest("a"))).length;
  return [
    boxes > 0 && `${boxes === 1 ? "The check box was" : `${boxes} check boxes were`} left out.`,
    drawings > 0 && `${said(drawings, "drawing")} could not be pasted: insert a picture of ${drawings === 1 ? "it" : "them"}.`,
    formulas > 0 && `${said(formulas, "formula")} could not be pasted: insert a picture of ${formulas === 1 ? "it" : "them"}.`,
    media > 0 && `${media === 1 ? "1 video or other embedded part" : `${media} videos or other embedded parts`} could not be pasted.`,
    fields > 0 && `${said(fields, "form field")} could not be pasted.`,
    colours > 0 &&
      `The colour of ${said(colours, "passage")} was left out: ${colours === 1 ? "mark it" : "mark them"} another way, in bold for example.`,
    linked > 0 && `The link of ${said(linked, "picture")} was left out: write it into the text.`,
    comments > 0 && `${said(comments, "comment")} ${comments === 1 ? "was" : "were"} left out.`,
  ].filter((sentence) => typeof sentence === "string");
}

/** Most pictures that are links only lead to a larger one of themselves. */
function leadsElsewhere(link: HTMLAnchorElement | null): boolean {
  return !/\.(jpe?g|png|gif|webp|avif|svg)([?#]|$)/i.test(link?.getAttribute("href") ?? "");
}

const inGoogleDocs = '[id^="docs-internal-guid"] span[style], [data-sheets-root] td[style]';

/** Passages that somebody marked or coloured: in Google Docs and Sheets, by Word's highlighter, or as marked. */
function coloured(body: HTMLElement): number {
  const isMarked = (element: Element) => {
    const style = declarations(element.getAttribute("style") ?? "");
    if (element.tagName === "MARK" || style.has("mso-highlight")) return true;
    if (!element.matches(inGoogleDocs)) return false;
    const background = style.get("background-color") ?? style.get("background") ?? "";
    // A link is blue by itself.
    return isColour(background) || (!element.closest("a") && isColour(style.get("color") ?? ""));
  };
  const all = [...body.querySelectorAll("mark, [style]")].filter((element) => element.textContent?.trim() !== "" && isMarked(element));
  // What stands together is one passage.
  return all.filter((element) => !all.some((other) => other !== element && other.contains(element)) && !all.includes(neighbour(element)))
    .length;
}

function neighbour(element: Element): Element {
  const before = element.previousSibling;
  return before instanceof Element ? before : element.ownerDocument.body;
}

/** Black, white and greys are none. */
function isColour(value: string): boolean {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value)?.slice(1);
  const rgb = /^rgb\((\d+),\s*(\d+),\s*(\d+)\)$/.exec(value)?.slice(1);
  const parts = hex ?? rgb ?? [];
  return new Set(parts).size > 1;
}

export function picturesLost({ files, elsewhere }: LostPictures): string[] {
  return [
    files > 0 &&
      `${said(files, "picture")} could not be pasted: the clipboard does not carry ${files === 1 ? "it" : "them"}. Drag the ${files === 1 ? "file" : "files"} into the text.`,
    elsewhere > 0 &&
      `${said(elsewhere, "picture")} could not be pasted: ${elsewhere === 1 ? "it stands" : "they stand"} on another site. Save ${elsewhere === 1 ? "it" : "them"} there, and drag the ${elsewhere === 1 ? "file" : "files"} into the text.`,
  ].filter((sentence) => typeof sentence === "string");
}

export function tablesLost(nested: number): string[] {
  return nested > 0
    ? [`${nested === 1 ? "A table inside another" : `${nested} tables inside others`} became plain lines, a line for each row.`]
    : [];
}

function said(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? "" : "s"}`;
}

/** What Word's own style says that an element is, such as "comment" or "footnote-list". */
function elementOfWord(element: Element): string {
  return declarations(element.getAttribute("style") ?? "").get("mso-element") ?? "";
}

function takeAll(body: HTMLElement, selector: string): number {
  const found = [...body.querySelectorAll(selector)].filter((element) => element.isConnected && !element.parentElement?.closest(selector));
  for (const element of found) element.remove();
  return found.length;
}
