import { Parser } from "htmlparser2";
import { Refusal } from "../../errors.ts";

/** One entry of an export (WXR 1.2), as it stands there. */
export type WordpressEntry = {
  title: string;
  link: string;
  id: string;
  type: string;
  status: string;
  /** YYYY-MM-DD hh:mm:ss, where the site was. */
  date: string;
  slug: string;
  content: string;
  excerpt: string;
  isProtected: boolean;
  isSticky: boolean;
  categories: string[];
  comments: number;
  /** Of an attachment: where its file is. */
  file: string;
  /** The id of the picture at its head. */
  thumbnail: string;
};

/** Characters of one text; more than any page has, and a bound for what is in memory. */
const longest = 2_000_000;
const longestShort = 10_000;
/** The parser keeps CDATA until its end comes: so many characters may come without one. */
const mostPending = 20_000_000;
const noExport =
  "This is no WordPress export. In WordPress, choose Tools, then Export, then All content, and give the file that comes (XML).";

const blank = (): WordpressEntry => ({
  ...{ title: "", link: "", id: "", type: "", status: "", date: "", slug: "", content: "", excerpt: "", file: "", thumbnail: "" },
  ...{ isProtected: false, isSticky: false, categories: [], comments: 0 },
});

const texts: Readonly<Record<string, "title" | "link" | "id" | "type" | "status" | "date" | "slug" | "content" | "excerpt" | "file">> = {
  title: "title",
  link: "link",
  "wp:post_id": "id",
  "wp:post_type": "type",
  "wp:status": "status",
  "wp:post_date": "date",
  "wp:post_name": "slug",
  "content:encoded": "content",
  "excerpt:encoded": "excerpt",
  "wp:attachment_url": "file",
};

/** Reads an export piece by piece, so that one entry of it is in memory at a time. `onSite` is called with the site's address before each entry. Throws Refusal where it is none, or ends in the middle. */
export async function* readExport(pieces: AsyncIterable<string>, onSite: (address: string) => void): AsyncGenerator<WordpressEntry> {
  const ready: WordpressEntry[] = [];
  const path: string[] = [];
  let entry: WordpressEntry | undefined;
  let text = "";
  let domain = "";
  let key = "";
  let isExport = false;
  let isWhole = false;
  let pending = 0;
  let site = "";

  function ends(name: string): void {
    const said = text.trim();
    const parent = path.at(-1) ?? "";
    if (!entry) {
      if (parent === "channel" && name === "wp:wxr_version") isExport = true;
      if (parent === "channel" && name === "wp:base_blog_url") site = said;
      if (parent === "channel" && name === "link" && site === "") site = said;
      if (name === "rss") isWhole = true;
    } else if (name === "item") {
      ready.push(entry);
      entry = undefined;
    } else if (parent === "item") {
      const field = texts[name];
      if (field) entry[field] = field === "content" ? text : said;
      if (name === "category" && domain === "category") entry.categories.push(said);
      if (name === "wp:post_password") entry.isProtected = said !== "";
      if (name === "wp:is_sticky") entry.isSticky = said === "1";
      if (name === "wp:comment") entry.comments++;
    } else if (parent === "wp:postmeta") {
      if (name === "wp:meta_key") key = said;
      if (name === "wp:meta_value" && key === "_thumbnail_id") entry.thumbnail = said;
    }
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        path.push(name);
        text = "";
        if (name === "category") domain = attributes.domain ?? "";
        if (name === "item" && path.at(-2) === "channel") {
          entry = blank();
          onSite(site);
        }
      },
      ontext(part) {
        pending = 0;
        const most = path.at(-1) === "content:encoded" ? longest : longestShort;
        if (text.length < most) text += part.slice(0, most - text.length);
      },
      onclosetag(name, isImplied) {
        pending = 0;
        path.pop();
        // An element that only the end of the file closes is not whole.
        if (!isImplied) ends(name);
        text = "";
      },
    },
    { xmlMode: true },
  );
  for await (const piece of pieces) {
    pending += piece.length;
    if (pending > mostPending) throw new Refusal("The file cannot be read: a part of it has no end.");
    parser.write(piece);
    if (ready.length > 0 && !isExport) throw new Refusal(noExport);
    yield* ready.splice(0);
  }
  parser.end();
  if (!isExport) throw new Refusal(noExport);
  if (!isWhole) throw new Refusal("The file ends in the middle. Export it once more, and see that all of it is downloaded.");
  yield* ready.splice(0);
}
