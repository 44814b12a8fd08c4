import sanitizeHtml from "sanitize-html";
import { pictureHash } from "#contract/fields/picture.ts";
import { videoKey } from "#contract/fields/video.ts";
import { maxHtmlBytes, maxHtmlDepth } from "#contract/limits.ts";
import { Invalid } from "../errors.ts";
import { isClean } from "./clean-already.ts";
import { placed } from "./html-places.ts";

const headings = ["h1", "h2", "h3", "h4", "h5", "h6"];
const blocks = [...headings, "p", "li"];
const cells = ["th", "td"];
const maxRounds = 4;
const alignments = [/^(left|center|right|justify)$/];

/** An address with a scheme, or something like one, that is not among those we allow. */
const otherScheme = /^(?!(?:https?|mailto|tel):)[^/?#]*:/i;

/** The values that attributes may have; with another they are left out. */
const values: Record<string, RegExp> = {
  "data-indent": /^[1-8]$/,
  /** The language of a passage (BCP 47, as "fr" or "zh-Hans"). */
  lang: /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/,
  dir: /^rtl$/,
  "data-width": /^(small|wide)$/,
  "data-video": videoKey,
  width: /^[1-9]\d{0,4}$/,
  height: /^[1-9]\d{0,4}$/,
  colspan: /^([2-9]|1\d|20)$/,
  rowspan: /^([2-9]|1\d|20)$/,
  scope: /^(col|row)$/,
};

/** The only tags, attributes and styles there can be: what the editor makes (specification, section 5). */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[...blocks, "ul", "ol", "br", "strong", "em", "u", "s", "a", "span"],
    ...["blockquote", "hr", "figure", "img", "figcaption", "table", "thead", "tbody", "tr", ...cells],
  ],
  allowedAttributes: {
    a: ["href"],
    ol: ["start"],
    em: ["lang"],
    strong: ["lang"],
    span: ["lang", "dir"],
    blockquote: ["lang", "dir"],
    ...Object.fromEntries(blocks.map((tag) => [tag, ["style", "data-indent", "lang", "dir"]])),
    figure: ["data-width", "data-video"],
    img: ["src", "alt", "width", "height"],
    ...Object.fromEntries(cells.map((tag) => [tag, ["colspan", "rowspan", "scope"]])),
  },
  allowedStyles: { "*": { "text-align": alignments } },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  nestingLimit: maxHtmlDepth,
  transformTags: {
    b: "strong",
    i: "em",
    strike: "s",
    del: "s",
    ins: "u",
    "*": (tagName, attribs) => {
      for (const name in attribs) if (values[name]?.test(attribs[name] ?? "") === false) delete attribs[name];
      if (otherScheme.test(attribs.href ?? "")) delete attribs.href;
      // Only our own pictures; and a span must say a language. "nothing" is no allowed tag: it is left out, and what is in it stays.
      const isNothing = tagName === "img" ? !pictureHash(attribs.src ?? "") : tagName === "span" && attribs.lang === undefined;
      return { tagName: isNothing ? "nothing" : tagName, attribs };
    },
  },
  exclusiveFilter: ({ tag, text }) => tag === "figcaption" && text.trim() === "",
};

const reduced = (html: string) => placed(sanitizeHtml(html, allowed)).trim();

/** Rich text reduced to what the editor can produce. Throws Invalid, naming `path`. */
export function cleanHtml(html: string, path: string): string {
  assertFits(html, path);
  return isClean(html) ? html.trim() : parsedHtml(html, path);
}

/** The same for HTML that is not clean already. Throws Invalid, naming `path`. */
export function parsedHtml(html: string, path: string): string {
  // Size and nesting are checked before parsing, because deep nesting makes parsing super-linear.
  assertFits(html, path);
  if (deepest(html) > maxHtmlDepth) throw new Invalid(path, "This text is nested too deeply. Paste it as plain text and format it again.");
  let cleaned = reduced(html);
  // Where tags were left out, elements may now be nested that must not be, such as paragraphs. Parsing again separates them.
  for (let round = 0; round < maxRounds && !isClean(cleaned); round++) {
    const again = reduced(cleaned);
    if (again === cleaned) break;
    cleaned = again;
  }
  // Escaping makes some characters longer, and what is stored must be accepted when it is saved again.
  assertFits(cleaned, path);
  return cleaned;
}

function assertFits(html: string, path: string): void {
  const bytes = Buffer.byteLength(html);
  if (bytes <= maxHtmlBytes) return;
  throw new Invalid(path, `This text is too long: it has ${Math.ceil(bytes / 1000)} kB, and ${maxHtmlBytes / 1000} kB is the most.`);
}

/** Tags open at once at the deepest point; void and unclosed tags count too, so it is an upper bound. */
function deepest(html: string): number {
  let open = 0;
  let most = 0;
  for (const [tag] of html.matchAll(/<\/?[a-z][^\s/>]*/gi)) {
    if (/^<(br|img|hr|input|meta|link|wbr|col|area|base|source|track|embed)$/i.test(tag)) continue;
    open = tag[1] === "/" ? Math.max(0, open - 1) : open + 1;
    most = Math.max(most, open);
  }
  return most;
}
