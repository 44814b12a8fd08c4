import { Refusal } from "../../errors.ts";
import { decoded } from "../../text/decoded.ts";
import { plainText } from "../foreign-html.ts";
import { importedSlug } from "../imported-slug.ts";
import type { WordpressEntry } from "./read-export.ts";

const mostEntries = 200_000;
/** What is never anything that somebody wrote for visitors. */
const unwritten = ["trash", "auto-draft", "inherit"];

export const isPost = ({ type, status }: Pick<WordpressEntry, "type" | "status">) =>
  (type === "post" || type === "page") && !unwritten.includes(status);

/** What of an export must be known before its first post is taken: where files are, and which old addresses become which. */
export type WordpressOutline = {
  files: ReadonlyMap<string, string>;
  /** The new address of each published post by its old path. */
  moved: ReadonlyMap<string, string>;
  said: string[];
};

/** Throws Refusal. */
export async function wordpressOutline(entries: AsyncIterable<WordpressEntry>): Promise<WordpressOutline> {
  const files = new Map<string, string>();
  const moved = new Map<string, string>();
  const slugs = new Map<string, number>();
  const others = new Map<string, number>();
  let [count, posts, pages, comments, numbered] = [0, 0, 0, 0, 0];
  for await (const entry of entries) {
    if (++count > mostEntries)
      throw new Refusal(`The file has more than ${mostEntries} entries. Export it in parts, such as year by year.`);
    comments += entry.comments;
    if (entry.type === "attachment") files.set(entry.id, entry.file);
    else if (!isPost(entry)) others.set(entry.type, (others.get(entry.type) ?? 0) + 1);
    else if (entry.type === "page") pages++;
    else {
      posts++;
      const slug = slugOf(entry);
      slugs.set(slug, (slugs.get(slug) ?? 0) + 1);
      const path = oldPath(entry.link);
      if (entry.status === "publish" && path !== undefined) moved.set(path, `/blog/${encodeURIComponent(slug)}`);
      else if (entry.status === "publish") numbered++;
    }
  }
  for (const [path, address] of moved) if ((slugs.get(decodeURIComponent(address.slice("/blog/".length))) ?? 0) > 1) moved.delete(path);
  const named = [...others].map(([type, some]) => `${some} ${type || "without a kind"}`);
  if (comments > 0) named.push(`${comments} comments`);
  const said = [`Read: ${posts} posts, ${pages} pages (they become drafts of posts), ${files.size} files.`];
  if (named.length > 0) said.push(`Not taken: ${named.join(", ")}.`);
  if (numbered > 0) said.push(`${numbered} posts had addresses such as /?p=12, which cannot lead on.`);
  return { files, moved, said };
}

export function slugOf({ slug, title, id }: Pick<WordpressEntry, "slug" | "title" | "id">): string {
  // Slugs of other scripts are encoded there.
  return importedSlug("posts", { slug: decoded(slug), title: plainText(title), number: id });
}

/** The path that visitors found it at; undefined where that was a number behind a "?". */
export function oldPath(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const { pathname, search } = new URL(link);
  return search !== "" || pathname === "/" ? undefined : pathname;
}
