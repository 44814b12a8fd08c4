import { Parser } from "htmlparser2";
import { videoAddress, videoAt, videoSite } from "#contract/fields/video.ts";
import { maxHtmlDepth } from "#contract/limits.ts";
import type { StoredPicture } from "#contract/picture-upload.ts";

type Needs = {
  /** The address of the page that the text stood on: relative addresses begin there. */
  base: string;
  /** The stored picture that an address of the other site became. */
  pictureAt: (address: string) => StoredPicture | undefined;
  /** Where a link leads from here. */
  linkTo: (address: string) => string;
  /** Blank lines separate paragraphs and line ends are kept, as in texts without markup for them. */
  hasBareLines?: boolean | undefined;
};

/** An element that is open in what is written. `owner`: the number of the source element that it came from; 0: none. */
type Open = { name: string; tag: string; owner: number };

const inline: Readonly<Record<string, string>> = {
  ...{ strong: "strong", b: "strong", em: "em", i: "em", u: "u", ins: "u", s: "s", strike: "s", del: "s" },
};
const textBlocks = new Set(["p", "h1", "h2", "h3", "h4", "h5", "h6"]);
const holders = new Set(["ul", "ol", "li", "blockquote", "table", "thead", "tbody", "tr", "th", "td"]);
/** Elements that end a paragraph, and are otherwise left out. */
const partings = new Set(
  "div,section,article,header,footer,main,aside,pre,address,dl,dt,dd,center,figure,figcaption,details,summary,tfoot".split(","),
);
const skipped = new Set(
  "script,style,noscript,template,head,title,object,svg,math,button,form,select,textarea,video,audio,canvas,iframe,caption,colgroup,map".split(
    ",",
  ),
);
/** Elements in which text may stand without a paragraph of its own. */
const takesText = new Set(["p", "h1", "h2", "h3", "h4", "h5", "h6", "li", "th", "td", "figcaption"]);

/**
 * HTML of another program as cleanHtml takes it: paragraphs round loose text, each picture a figure behind the paragraph it stood in, players of
 * YouTube and Vimeo as cards. Of elements that it leaves out the text stays, unless they are `skipped`.
 */
export function foreignHtml(html: string, { base, pictureAt, linkTo, hasBareLines = false }: Needs): string {
  /** In pieces, because the last ones are looked at: looking at the end of one growing text would copy all of it each time. */
  const out: string[] = [];
  let text = "";
  let owners = 0;
  let skipping = 0;
  const open: Open[] = [];
  const sources: { owner: number; isFigure: boolean; isCaption: boolean }[] = [];
  /** How many open elements of the source are figures, and how many are figures in which text after a picture is its caption. */
  let figures = 0;
  let captions = 0;
  const top = () => open.at(-1)?.name ?? "";
  const absolute = (address: string) => (URL.canParse(address, base) ? new URL(address, base).href : "");

  function put(name: string, tag: string, owner: number): void {
    out.push(tag);
    open.push({ name, tag, owner });
  }

  /** Closes all but the first `count` open elements; answers those it closed. */
  function closeTo(count: number): Open[] {
    const closed = open.splice(count);
    for (const { name } of closed.toReversed()) out.push(`</${name}>`);
    return closed;
  }

  /** How many elements are open round the paragraph that is being written. */
  function outside(): number {
    const last = open.findLastIndex(({ name }) => holders.has(name));
    return last + 1;
  }

  /** Puts something between paragraphs: closes the one that is being written, and opens it again behind. */
  function between(what: string): void {
    const closed = closeTo(outside());
    out.push(what);
    for (const { name, tag, owner } of closed) if (name !== "figure" && name !== "figcaption") put(name, tag, owner);
  }

  function readyForText(): void {
    if (top() === "figure" && captions > 0) put("figcaption", "<figcaption>", 0);
    else if (top() === "figure") closeTo(open.length - 1);
    const first = Math.max(0, outside() - 1);
    if (!open.slice(first).some(({ name }) => takesText.has(name))) put("p", "<p>", 0);
  }

  function write(words: string): void {
    const isEmptyPlace = top() === "" || /^<(?:p|li|td|th|blockquote)\b/.test(out.at(-1) ?? "");
    const video = isEmptyPlace && /^\s*https?:\S+\s*$/.test(words) ? videoAt(words.trim()) : undefined;
    if (video) between(videoCard(video, ""));
    else if (words.trim() !== "" || !(/^(figure|)$/.test(top()) || (holders.has(top()) && !takesText.has(top())))) {
      readyForText();
      const lines = hasBareLines && open.at(-1)?.owner === 0 ? words.split(/\r?\n/) : [words];
      out.push(lines.map((line) => escaped(line.replace(/\s+/g, " "))).join("<br />"));
    }
  }

  function flush(): void {
    const words = text;
    text = "";
    if (words === "" || skipping > 0) return;
    const parts = hasBareLines ? words.split(/(?:[ \t]*\r?\n){2,}/) : [words];
    for (const [index, part] of parts.entries()) {
      if (index > 0) between("");
      if (part !== "") write(part);
    }
  }

  function drawn(attributes: Record<string, string>): void {
    const { alt = "" } = attributes;
    const isSign = /\b(?:wp-smiley|emoji)\b/.test(attributes.class ?? "");
    if (isSign) write(alt);
    const picture = isSign ? undefined : pictureAt(absolute(pictureAddressIn(attributes)));
    if (!picture) return;
    const img = `<img src="${picture.image}" alt="${quoted(alt)}" width="${picture.width}" height="${picture.height}" />`;
    if (figures === 0) between(`<figure>${img}</figure>`);
    else {
      // Left open: its caption may follow.
      closeTo(outside());
      put("figure", "<figure>", 0);
      out.push(img);
    }
  }

  function openTag(name: string, attributes: Record<string, string>): void {
    const owner = ++owners;
    const isFigure = name === "figure";
    const isCaption = isFigure && attributes["data-caption"] !== undefined;
    sources.push({ owner, isFigure, isCaption });
    figures += Number(isFigure);
    captions += Number(isCaption);
    if (skipping > 0 || skipped.has(name)) {
      if (skipping++ === 0 && name === "iframe") player(attributes);
    } else if (name === "img") drawn(attributes);
    else if (name === "br") lineEnd();
    else if (name === "hr") between("<hr />");
    else if (open.length <= maxHtmlDepth) openKept(name, attributes, owner);
  }

  function lineEnd(): void {
    const isThird = out.at(-1) === "<br />" && out.at(-2) === "<br />";
    if ((takesText.has(top()) || inline[top()] || top() === "a") && !isThird) out.push("<br />");
  }

  function openKept(name: string, attributes: Record<string, string>, owner: number): void {
    const mark = inline[name];
    const href = name === "a" ? linked(attributes.href ?? "") : "";
    if (name === "figcaption" && top() === "figure") put("figcaption", "<figcaption>", owner);
    else if (partings.has(name)) closeTo(outside());
    else if (textBlocks.has(name)) {
      closeTo(outside());
      put(name, `<${name}${blockAttributes(attributes)}>`, owner);
    } else if (holders.has(name)) {
      closeTo(outside());
      put(name, `<${name}${holderAttributes(name, attributes)}>`, owner);
    } else if (mark || href !== "") {
      readyForText();
      put(mark ?? "a", mark ? `<${mark}>` : `<a href="${quoted(href)}">`, owner);
    }
  }

  function closeTag(name: string): void {
    const source = sources.pop();
    figures -= Number(source?.isFigure ?? false);
    captions -= Number(source?.isCaption ?? false);
    if (skipping > 0) {
      skipping--;
      return;
    }
    const at = open.findIndex(({ owner }) => owner === source?.owner);
    if (at >= 0) closeTo(at);
    else if (partings.has(name)) closeTo(outside());
  }

  function player({ src = "", title = "" }: Record<string, string>): void {
    const video = videoAt(src.replace(/^\/\//, "https://"));
    if (video) between(videoCard(video, /^(youtube|vimeo)?[ -]?(video )?(player)?$/i.test(title) ? "" : title));
  }

  function linked(href: string): string {
    if (/^(mailto|tel):/i.test(href.trim())) return href.trim();
    const address = href.trim().startsWith("#") ? "" : absolute(href.trim());
    return /^https?:/.test(address) ? linkTo(address) : "";
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      flush();
      openTag(name, attributes);
    },
    onclosetag(name) {
      flush();
      closeTag(name);
    },
    ontext(part) {
      text += part;
    },
  });
  parser.end(html);
  flush();
  closeTo(0);
  return tidied(out.join(""));
}

/** The addresses of the pictures in a text, each once. */
export function picturesIn(html: string, base: string): string[] {
  const found = new Set<string>();
  const pictureAt = (address: string) => {
    if (address !== "") found.add(address);
    return undefined;
  };
  foreignHtml(html, { base, pictureAt, linkTo: (address) => address });
  return [...found];
}

/** What a text says, without its markup. */
export function plainText(html: string): string {
  let text = "";
  let skipping = 0;
  const parser = new Parser({
    onopentag(name) {
      if (skipped.has(name)) skipping++;
      else if (!inline[name] && name !== "a" && name !== "span") text += " ";
    },
    onclosetag(name) {
      if (skipped.has(name)) skipping--;
    },
    ontext(part) {
      if (skipping === 0) text += part;
    },
  });
  parser.end(html);
  return text.replace(/\s+/g, " ").trim();
}

/** Pages that load pictures late have the real address in another attribute. */
function pictureAddressIn(attributes: Record<string, string>): string {
  const { src = "" } = attributes;
  const late = attributes["data-src"] ?? attributes["data-lazy-src"];
  return (late !== undefined && (src === "" || src.startsWith("data:")) ? late : src).trim();
}

function videoCard(video: string, title: string): string {
  return `<figure data-video="${video}"><a href="${videoAddress(video)}">${escaped(title || `Video on ${videoSite(video)}`)}</a></figure>`;
}

function blockAttributes({ style = "", class: names = "", align = "", lang, dir }: Record<string, string>): string {
  const where = /text-align:\s*(left|center|right|justify)/.exec(style)?.[1] ?? /has-text-align-(center|right)/.exec(names)?.[1] ?? align;
  const said = [
    /^(center|right|justify)$/.test(where) ? ` style="text-align:${where}"` : "",
    lang ? ` lang="${quoted(lang)}"` : "",
    dir === "rtl" ? ' dir="rtl"' : "",
  ];
  return said.join("");
}

function holderAttributes(name: string, attributes: Record<string, string>): string {
  const kept = name === "ol" ? ["start"] : name === "th" || name === "td" ? ["colspan", "rowspan", "scope"] : [];
  return kept.flatMap((one) => (attributes[one] ? [` ${one}="${quoted(attributes[one])}"`] : [])).join("");
}

const mostRounds = 5;

/** Without empty elements, and without line ends at the beginning and end of a paragraph. */
function tidied(html: string): string {
  let tidy = html;
  for (let round = 0; round < mostRounds; round++) {
    const before = tidy;
    tidy = tidy
      .replace(/(<(?:p|h[1-6]|li|figcaption)(?: [^<>]*)?>)(?:\s|<br \/>)+/g, "$1")
      .replace(/(?:\s|<br \/>)+(<\/(?:p|h[1-6]|li|figcaption)>)/g, "$1")
      .replace(/<(p|h[1-6]|a|strong|em|u|s|figcaption|ul|ol|blockquote)(?: [^<>]*)?>\s*<\/\1>/g, "");
    if (tidy === before) break;
  }
  return tidy;
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
const quoted = (text: string) => escaped(text).replace(/"/g, "&quot;");
