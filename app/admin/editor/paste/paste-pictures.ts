import { pictureHash } from "#contract/fields/picture.ts";
import { type PictureToStore, uploadName } from "../picture-uploads.ts";
import { renamed } from "./paste-styles.ts";
import { picturesOfRtf } from "./rtf-pictures.ts";

export type Clipboard = { rtf?: string; files?: readonly File[] };
/** How many pictures a paste shows and does not carry: on the writer's computer, and on other sites. */
export type LostPictures = { files: number; elsewhere: number };

const emoji = /^(?:\p{Extended_Pictographic}|\p{RI}|[0-9#*]\u{FE0F}?\u{20E3})/u;
const blocks = "p, h1, h2, h3, h4, h5, h6, pre";

export function keepEmoji(body: HTMLElement): void {
  for (const picture of body.querySelectorAll("img[alt], img[data-plain-text]")) {
    const alt = picture.getAttribute("data-plain-text") ?? picture.getAttribute("alt") ?? "";
    if (emoji.test(alt) && alt.length <= 16) picture.replaceWith(alt);
  }
}

/** Makes figures of pictures, behind their paragraphs. Those that the clipboard carries are to be stored, our own stay, others are counted. */
export function figuresOfPictures(
  body: HTMLElement,
  { rtf = "", files = [] }: Clipboard,
): { toStore: PictureToStore[]; lost: LostPictures } {
  markCaptions(body);
  const lost: LostPictures = { files: 0, elsewhere: 0 };
  const toStore: PictureToStore[] = [];
  for (const img of body.querySelectorAll("img")) if (isInvisible(img)) img.remove();
  const all = [...body.querySelectorAll("img")];
  const onComputer = all.filter((img) => isLocal(addressOf(img)));
  const carried = carriedBy(onComputer.length, rtf, files);
  for (const img of all) {
    const address = addressOf(img);
    const own = ownPicture(address);
    const file = own ? undefined : isLocal(address) ? carried[onComputer.indexOf(img)] : blobOf(address);
    if (!own && !file) {
      if (isLocal(address)) lost.files += 1;
      else lost.elsewhere += 1;
      img.remove();
      continue;
    }
    const figure = asFigure(img, own);
    if (file) {
      const name = uploadName();
      figure.setAttribute("data-upload", name);
      toStore.push({ name, file });
    }
  }
  return { toStore, lost };
}

function addressOf(img: Element): string {
  return (img.getAttribute("src") ?? "").trim();
}

function isLocal(address: string): boolean {
  return /^(file:|cid:|webkit-fake-url:|blob:|[a-z]:\\)/i.test(address) || address === "";
}

/** Only when there are as many as are missing: a picture at another's place is worse than none. */
function carriedBy(missing: number, rtf: string, files: readonly File[]): (Blob | undefined)[] {
  const written = picturesOfRtf(rtf);
  if (written.length === missing) return written;
  const pictures = files.filter(({ type }) => type.startsWith("image/"));
  // Beside RTF a file is a picture of all that was copied.
  return rtf === "" && pictures.length === missing ? pictures : [];
}

function ownPicture(address: string): string | undefined {
  const [, path = ""] = /^(?:https?:\/\/[^/]+)?(\/media\/[0-9a-f]{32})(?:-\d{3,4})?\.(?:jpg|webp|avif)$/.exec(address) ?? [];
  const isOurs = address.startsWith("/") || address.startsWith(`${location.origin}/`);
  return isOurs && pictureHash(`${path}.jpg`) ? `${path}.jpg` : undefined;
}

function blobOf(address: string): Blob | undefined {
  const [, type, data] = /^data:(image\/[\w.+-]+)(?:;[^,;]*)*;base64,([A-Za-z0-9+/=\s]+)$/i.exec(address) ?? [];
  if (!type || !data) return undefined;
  try {
    return new Blob([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))], { type: type.toLowerCase() });
  } catch {
    return undefined;
  }
}

/** The dots that mails and pages count their readers with, and what lays something out. */
function isInvisible(img: Element): boolean {
  return ["width", "height"].some((name) => /^[01](px)?$/.test(img.getAttribute(name)?.trim() ?? ""));
}

function asFigure(img: Element, own: string | undefined): Element {
  const page = img.ownerDocument;
  const figure = page.createElement("figure");
  figure.setAttribute("data-made", "");
  const shown = page.createElement("img");
  const alt = describing(img.getAttribute("alt") ?? "");
  if (alt) shown.setAttribute("alt", alt);
  if (own) shown.setAttribute("src", own);
  for (const name of ["width", "height"]) {
    const value = img.getAttribute(name) ?? "";
    if (own && /^[1-9]\d{0,4}$/.test(value)) shown.setAttribute(name, value);
  }
  figure.append(shown);
  const outer = img.closest("figure");
  const caption = outer ? captionOf(img, outer) : undefined;
  if (caption) figure.append(caption);
  const block = outer ?? img.closest(blocks);
  if (block) lastOf(block).after(figure);
  else outOfText(img).before(figure);
  img.remove();
  return figure;
}

/** What Word and WordPress call the caption of a picture is one. */
function markCaptions(body: HTMLElement): void {
  for (const box of body.querySelectorAll(".wp-caption:not(figure)")) renamed(box, "figure");
  for (const caption of body.querySelectorAll("figure > .wp-caption-text")) renamed(caption, "figcaption");
  for (const caption of body.querySelectorAll("p.MsoCaption")) {
    const pictures = caption.previousElementSibling;
    if (!pictures?.querySelector("img") || pictures.textContent?.trim() !== "" || !pictures.matches("p")) continue;
    renamed(pictures, "figure").append(renamed(caption, "figcaption"));
  }
}

/** The caption below a picture, before the next one; above it in a figure that begins with one. */
function captionOf(img: Element, outer: Element): Element | undefined {
  const parts = [...outer.querySelectorAll("img, figcaption")].filter((part) => part === img || !part.contains(img));
  const step = parts[0]?.localName === "figcaption" ? -1 : 1;
  const next = parts[parts.indexOf(img) + step];
  return next?.localName === "figcaption" ? next : undefined;
}

function outOfText(img: Element): Element {
  let outer = img;
  while (outer.parentElement?.matches("a, span, b, strong, i, em, u, s, font, picture, o\\:p")) outer = outer.parentElement;
  return outer;
}

function lastOf(block: Element): Element {
  let last = block;
  while (last.nextElementSibling?.matches("figure[data-made]")) last = last.nextElementSibling;
  return last;
}

/** What an alt text says; a file's name, and what a program guessed, say nothing. */
function describing(alt: string): string {
  const said = alt.replace(/\s*(Description automatically generated|AI-generated content may be incorrect\.?)[\s\S]*$/i, "").trim();
  return /^(image|picture|photo|img|graphic|bild|grafik)?[\s_-]*\d*$|\.(jpe?g|png|gif|webp|emf|wmf)$|^A (screenshot|picture containing)\b/i.test(
    said,
  )
    ? ""
    : said;
}
