import type { PagedPath } from "#contract/content-kinds.ts";
import type { Field } from "#contract/fields/field.ts";
import { levelsIn } from "#contract/site/named-levels.ts";
import { isFarFrom, readTimeOf } from "#contract/site/read-time.ts";
import { type PictureTarget, pictureTargets, shapeWarning } from "../pictures/check-picture.ts";
import type { Size } from "../pictures/crop.ts";
import { fieldsOfPage, type PublicValues, publicPageOf, richTextsOf } from "./public-page.ts";

/** What may be better before visitors see it; `field`: where it is mended; `at`: a selector of what is meant in its text. */
export type Warning = { field: string; text: string; at?: string };

/** What only the browser can find out: the size of the picture, and which links of the text lead to nothing. */
export type Found = { picture?: Size | undefined; dead?: readonly { field: string; path: string }[] };

const shortest = 70;
const longest = 160;
const longestTitle = 60;

/** All warnings about one item, in the order of its form. They never keep anybody from saving. */
export function warningsOf(kind: PagedPath, values: PublicValues, { picture, dead = [] }: Found = {}): Warning[] {
  const fields = fieldsOfPage(kind);
  const lists = Object.entries(fields).filter(([, field]) => field.heading !== undefined);
  const warnings = [
    ...aboutHead(kind, values),
    ...aboutLevels(kind, values),
    ...aboutReadTime(values),
    ...(fields.image ? aboutPicture(values.image ?? "", picture, pictureTargets[fields.image.shape ?? "landscape"]) : []),
    ...richTextsOf(kind, values).flatMap(({ field, html }) => [
      ...aboutAlt(html).map((text) => ({ field, text, at: "img:not([alt]), img[alt=' ']" })),
      ...(/<h1\b/.test(html) ? [{ field, text: secondTitle, at: "h1" }] : []),
      ...[...aboutHeadings(html), ...aboutLinks(dead.filter((link) => link.field === field))].map((text) => ({ field, text })),
    ]),
    ...lists.flatMap(([field, shown]) => aboutList(textsOf(values[field]), shown).map((text) => ({ field, text }))),
  ];
  const told = new Set(warnings.map(({ field }) => field));
  return [...aboutMissing(kind, values).filter(({ field }) => !told.has(field)), ...warnings];
}

/** Fields without which nothing can be published, and a rich text: that may be missing, but nobody wants it to. */
function aboutMissing(kind: PagedPath, values: PublicValues): Warning[] {
  return Object.entries(fieldsOfPage(kind)).flatMap(([field, { label, type, input }]) => {
    const isNeeded = type === "html" || ((type === "text" || type === "picture") && !input.safeParse("").success);
    const isMissing = typeof values[field] === "string" && values[field].replace(/<(?!img|iframe)[^>]*>/g, "").trim() === "";
    return isNeeded && isMissing ? [{ field, text: `${label} is missing.` }] : [];
  });
}

/** Addresses of this site that a text leads to, without what follows "#"; at most `most` of them. `origin` is the site's own. */
export function internalLinks(html: string, origin: string, most = 20): string[] {
  const found = new Set<string>();
  for (const [, href = ""] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
    const address = URL.canParse(plain(href), origin) ? new URL(plain(href), origin) : undefined;
    if (address?.origin === origin && found.size < most) found.add(address.pathname + address.search);
  }
  return [...found];
}

function aboutHead(kind: PagedPath, values: PublicValues): Warning[] {
  const { title, description } = publicPageOf(kind, values);
  const warnings: Warning[] = [];
  const own = (text: string | undefined) => (text ?? "").trim() !== "";
  if (title.length > longestTitle) {
    const text = `The headline has ${title.length} characters, and a search shows about ${longestTitle}. Write a shorter one for search results.`;
    warnings.push({ field: "seo_title", text });
  }
  const length = description.length;
  const [field, what] =
    own(values.seo_description) || !fieldsOfPage(kind).summary
      ? ["seo_description", "The text in search results"]
      : ["summary", "The summary, which search results show,"];
  if (length < shortest) warnings.push({ field, text: tooShort(what, length) });
  if (length > longest) {
    const text = `${what} has ${length} characters, and a search shows about 155. Write a shorter text for search results.`;
    warnings.push({ field: "seo_description", text });
  }
  return warnings;
}

function tooShort(what: string, length: number): string {
  if (length === 0) return `${what} is missing. Write ${shortest} to 155 characters.`;
  return `${what} has ${length} characters. Write ${shortest} to 155, so that people see what they get.`;
}

function aboutLevels(kind: PagedPath, values: PublicValues): Warning[] {
  const { title = "", summary = "", description = "" } = values;
  const wanted = levelsIn(title);
  const lists = Object.entries(fieldsOfPage(kind)).flatMap(([field, { heading }]) => (heading ? textsOf(values[field]) : []));
  const rich = richTextsOf(kind, values).map(({ html }) => html);
  const text = [summary, description, ...rich, ...lists].join(" ").replace(/<[^>]*>/g, " ");
  const said = [...new Set(levelsIn(text))];
  if (wanted.length === 0 || said.length === 0 || said.some((level) => wanted.includes(level))) return [];
  return [{ field: "title", text: `The title says ${wanted.join(", ")}, and the text says ${said.join(", ")}. One of them is wrong.` }];
}

function aboutReadTime({ readTime, content }: PublicValues): Warning[] {
  if (typeof readTime !== "string" || typeof content !== "string" || content === "" || !isFarFrom(readTime, content)) return [];
  return [{ field: "readTime", text: `Read time says “${readTime}”, and the text is a ${readTimeOf(content)}.` }];
}

function aboutPicture(image: string, size: Size | undefined, target: PictureTarget): Warning[] {
  if (image === "") return [{ field: "image", text: "There is no picture. Choose one: people pass over cards without a picture." }];
  if (!size) return [];
  const shape = shapeWarning(size, target);
  const wanted = Number.parseInt(target.size, 10);
  return [
    ...(shape ? [`${shape}. Press “Crop image” and choose the part that is shown.`] : []),
    ...(size.width < wanted * 0.75
      ? [`The picture is ${size.width} pixels wide and looks blurred on large screens. Choose one of ${wanted} or more.`]
      : []),
  ].map((text) => ({ field: "image" as const, text }));
}

/** An empty alt text says that a picture is decoration. */
function aboutAlt(html: string): string[] {
  const without = [...html.matchAll(/<img\b[^>]*>/g)].filter(([tag]) => !/ alt="(|[^"]*[^"\s][^"]*)"/.test(tag)).length;
  if (without === 0) return [];
  const which = without === 1 ? "One picture in the text has" : `${without} pictures in the text have`;
  return [`${which} no alt text. Say in a few words what it shows, for people who do not see it.`];
}

/** As it comes with a document from Word. */
const secondTitle =
  "A heading 1 in the text is a second title of the page. Make it a heading 2, or take it off where it says the title again.";

function aboutHeadings(html: string): string[] {
  // The page's title is a heading 1 and its parts are headings 2.
  let before = 2;
  for (const [, digit] of html.matchAll(/<h([1-6])\b/g)) {
    const level = Number(digit);
    if (level > before + 1)
      return [`A heading ${level} follows a heading ${before}. Make it a heading ${before + 1}, so that no step is left out.`];
    before = level;
  }
  return [];
}

function aboutLinks(dead: readonly { path: string }[]): string[] {
  return dead.map(({ path }) => `The link to ${path} leads to no page. Correct it, or take it off.`);
}

function aboutList(entries: readonly string[], { label, heading }: Pick<Field, "label" | "heading">): string[] {
  const empty = entries.flatMap((entry, index) => (entry.trim() === "" ? [index + 1] : []));
  if (empty.length === entries.length) return [`There is nothing under ${label}, so “${heading}” is missing from the page.`];
  if (empty.length === 0) return [];
  const which = empty.length === 1 ? `line ${empty[0]} is` : `lines ${empty.join(", ")} are`;
  return [`${label}: ${which} empty and will be left out. Write something, or remove the line.`];
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function plain(attribute: string): string {
  return attribute.replaceAll("&amp;", "&");
}
