import { decoded } from "#contract/site/decoded.ts";
import { pagesOf } from "#contract/site/page-address.ts";
import { Refusal } from "../../errors.ts";
import { plainText } from "../foreign-html.ts";
import { importedSlug } from "../imported-slug.ts";
import type { WordpressEntry } from "./read-export.ts";

const mostEntries = 200_000;
/** Statuses of entries that nobody wrote for visitors. */
const unwritten = ["trash", "auto-draft", "inherit"];

export const isPost = ({ type, status }: Pick<WordpressEntry, "type" | "status">) =>
  (type === "post" || type === "page") && !unwritten.includes(status);

/** What must be known of an export before its first post is taken: the address of each file by its id, and where old addresses lead. */
export type WordpressOutline = {
  files: ReadonlyMap<string, string>;
  /** The new address of each published post by its old path. */
  moved: ReadonlyMap<string, string>;
  /** Lines for the report. */
  said: string[];
};

/** Reads through a whole export. Throws Refusal. */
export async function wordpressOutline(entries: AsyncIterable<WordpressEntry>): Promise<WordpressOutline> {
  const files = new Map<string, string>();
  const slugAt = new Map<string, string>();
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
      if (entry.status === "publish" && path !== undefined) slugAt.set(path, slug);
      else if (entry.status === "publish") numbered++;
    }
  }
  // Two posts of one slug get others here, which are not known yet.
  const known = [...slugAt].filter(([, slug]) => slugs.get(slug) === 1);
  const moved = new Map(known.map(([path, slug]) => [path, pagesOf.posts.address({ slug, id: 0 })]));
  const named = [...others].map(([type, some]) => `${some} ${type || "without a kind"}`);
  if (comments > 0) named.push(`${comments} comments`);
  const said = [`Read: ${posts} posts, ${pages} pages (they become drafts of posts), ${files.size} files.`];
  if (named.length > 0) said.push(`Not taken: ${named.join(", ")}.`);
  if (numbered > 0) said.push(`${numbered} posts had addresses such as /?p=12, which cannot lead on.`);
  return { files, moved, said };
}

export function slugOf({ slug, title, id }: Pick<WordpressEntry, "slug" | "title" | "id">): string {
  // WordPress stores slugs of other scripts percent-encoded.
  return importedSlug("posts", { slug: decoded(slug), title: plainText(title), number: id });
}

/** The path at which visitors found an entry; undefined where its address was a number behind a "?". */
export function oldPath(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const { pathname, search } = new URL(link);
  return search !== "" || pathname === "/" ? undefined : pathname;
}
