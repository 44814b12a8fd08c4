import { videoKey } from "#contract/fields/video.ts";
import { maxHtmlDepth } from "#contract/limits.ts";
import { endsWell, fits, text } from "./html-places.ts";

const lang = ' lang="[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}"';
const span = "(?:[2-9]|1\\d|20)";
const number = "[1-9]\\d{0,4}";

/** An opening tag as cleaning writes it; that of a void element ends with "/". */
const opening = new RegExp(
  `^<(?:${[
    `(?:p|li|h[1-6])(?: style="text-align:(?:left|center|right|justify)"| data-indent="[1-8]"|${lang}| dir="rtl"){0,4}`,
    'a(?: href="(?:(?:https?:|mailto:|tel:)[^"<>]*|/(?:[\\w-][\\w./#?=%-]*)?)")?',
    'ol(?: start="\\d{1,9}")?',
    `(?:strong|em)(?:${lang})?`,
    `blockquote(?:${lang}| dir="rtl"){0,2}`,
    `span(?: dir="rtl")?${lang}(?: dir="rtl")?`,
    "(?:ul|u|s|figcaption|table|thead|tbody|tr)",
    `figure(?: data-width="(?:small|wide)"| data-video="${videoKey.source.slice(1, -1)}"){0,2}`,
    `t[hd](?: colspan="${span}"| rowspan="${span}"| scope="(?:col|row)"){0,3}`,
    `img(?: src="/media/[0-9a-f]{32}\\.jpg"| alt="[^"<>]*"| width="${number}"| height="${number}"){1,4} /`,
    "[bh]r /",
  ].join("|")})>$`,
);
/** An attribute given twice, of which parsing keeps the first. */
const twice = / ([a-z-]+)=.* \1=/s;
const unescapedText = />|&(?!(?:amp|lt|gt);)/;
const unescapedValue = /&(?!(?:amp|lt|gt|quot);)/;
const nameOf = /^<([a-z1-6]+)/;
const heading = /^h[1-6]$/;

/** Whether parsing closes `parent` before an element: a paragraph before any block; a heading, link or list item before another. */
function closes(name: string, parent: string): boolean {
  if (parent === "p") return !text.includes(name);
  return heading.test(parent) ? heading.test(name) : (parent === "li" || parent === "a") && name === parent;
}

/**
 * Whether cleaning would do no more than trim it, found without parsing: nearly everything that is saved or read is clean already. False only
 * means that it has to be cleaned.
 */
export function isClean(html: string): boolean {
  const open: string[] = [];
  let end = 0;
  let before = "";
  let figure = "";
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", end)) {
    const words = html.slice(end, at);
    if (unescapedText.test(words)) return false;
    if (words !== "") before = words;
    end = html.indexOf(">", at) + 1;
    const tag = html.slice(at, end);
    const parent = open.at(-1) ?? "";
    if (tag.startsWith("</")) {
      if (tag !== `</${open.pop()}>` || (tag === "</figure>" && !endsWell(figure, before))) return false;
      before = tag;
      continue;
    }
    if (!opening.test(tag) || twice.test(tag) || unescapedValue.test(tag)) return false;
    const name = nameOf.exec(tag)?.[1] ?? "";
    if (!fits(name, tag, { open, figure, before, after: html.slice(end, end + 5) }) || open.length >= maxHtmlDepth) return false;
    if (closes(name, parent)) return false;
    if (name === "img" && !tag.includes(' src="')) return false;
    // Cleaning leaves out a caption without words.
    if (name === "figcaption" && !/^[^<\s]/.test(html.slice(end, end + 1))) return false;
    if (name === "figure") figure = tag;
    before = tag;
    if (!tag.endsWith("/>")) open.push(name);
  }
  return open.length === 0 && !unescapedText.test(html.slice(end));
}
