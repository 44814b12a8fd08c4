import { plainText } from "../foreign-html.ts";
import type { ImportItem } from "../import-item.ts";
import type { WordpressEntry } from "./read-export.ts";
import { oldPath, slugOf, type WordpressOutline } from "./wordpress-outline.ts";
import { wordpressText } from "./wordpress-text.ts";

const longestTitle = 200;
const longestSummary = 1000;
const mostFiles = 5;

/** A post or page of an export as an item to import. `site`: the address of the WordPress site. */
export function wordpressItem(entry: WordpressEntry, { files }: Pick<WordpressOutline, "files">, site: string): ImportItem {
  const { html, left, hasBareLines } = wordpressText(entry.content, (id) => files.get(id));
  const title = plainText(entry.title).slice(0, longestTitle) || `Without a title (${entry.id})`;
  const date = /^(?!0000)\d{4}-\d{2}-\d{2}/.exec(entry.date)?.[0];
  const doubts = doubtsOf(entry, date);
  const notes = doubts.map((doubt) => `a draft: ${doubt}`);
  if (left.length > 0) notes.push(`left out of its text: ${left.map((name) => `[${name}]`).join(", ")}`);
  const linked = filesIn(html, site);
  if (linked.length > 0)
    notes.push(
      `its text leads to files of the old site: ${linked.slice(0, mostFiles).join(", ")}${linked.length > mostFiles ? ", …" : ""}`,
    );
  const path = oldPath(entry.link);
  return {
    kind: "posts",
    origin: `${site} wordpress ${entry.id}`,
    title,
    fields: {
      title,
      slug: slugOf(entry),
      summary: plainText(entry.excerpt).slice(0, longestSummary),
      image: files.get(entry.thumbnail) ?? "",
      content: html,
      featured: entry.isSticky,
      ...(date !== undefined && { date }),
      ...((doubts.length > 0 || isDraft(entry)) && { status: "draft" }),
    },
    hasBareLines,
    categories: entry.categories.map(plainText),
    paths: path === undefined ? [] : [path],
    notes,
  };
}

const isDraft = ({ status }: WordpressEntry) => status === "draft" || status === "pending";

function doubtsOf(entry: WordpressEntry, date: string | undefined): string[] {
  const { type, status, isProtected } = entry;
  if (isDraft(entry)) return [];
  return [
    type === "page" ? "it was a page there" : "",
    isProtected ? "it had a password there" : "",
    ["publish", "future"].includes(status) ? "" : `it was not for everybody there (${status})`,
    date === undefined ? "it has no date" : "",
    plainText(entry.title) === "" ? "it has no title" : "",
  ].filter((doubt) => doubt !== "");
}

/** Files that are no pictures, to which a text leads. */
function filesIn(html: string, site: string): string[] {
  const host = URL.canParse(site) ? new URL(site).host : "";
  const found = [...html.matchAll(/\shref=["']([^"'\s]*\/wp-content\/uploads\/[^"'\s]*)["']/gi)].map(([, href = ""]) => href);
  const others = found.filter(
    (href) => !/\.(jpe?g|png|gif|webp|avif)$/i.test(href) && (href.startsWith("/") || href.includes(`//${host}/`)),
  );
  return [...new Set(others)];
}
