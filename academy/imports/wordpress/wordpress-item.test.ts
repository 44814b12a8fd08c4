import { describe, expect, it } from "vitest";
import type { WordpressEntry } from "./read-export.ts";
import { wordpressItem } from "./wordpress-item.ts";
import { wordpressOutline } from "./wordpress-outline.ts";

const site = "https://old.example";
const entry = (said: Partial<WordpressEntry>): WordpressEntry => ({
  ...{
    title: "Tea &amp; tones",
    link: `${site}/2021/05/tea/`,
    id: "1",
    type: "post",
    status: "publish",
    date: "2021-05-03 21:00:00",
    slug: "tea",
  },
  ...{ content: "<p>x</p>", excerpt: "", isProtected: false, isSticky: false, categories: ["News"], comments: 0, file: "", thumbnail: "" },
  ...said,
});
const made = (said: Partial<WordpressEntry>) => wordpressItem(entry(said), { files: new Map([["7", `${site}/hut.jpg`]]) }, site);

describe("a post of WordPress", () => {
  it("keeps title, date, address, picture and what it is about", () => {
    expect(made({ thumbnail: "7", isSticky: true, excerpt: "<p>In short</p>" })).toEqual({
      kind: "posts",
      origin: "https://old.example wordpress 1",
      title: "Tea & tones",
      fields: {
        ...{ title: "Tea & tones", slug: "tea", summary: "In short", image: `${site}/hut.jpg`, content: "<p>x</p>" },
        ...{ featured: true, date: "2021-05-03" },
      },
      hasBareLines: true,
      categories: ["News"],
      paths: ["/2021/05/tea/"],
      notes: [],
    });
  });

  it.each([
    ["a draft is one", { status: "draft", date: "0000-00-00 00:00:00", link: `${site}/?p=1` }, []],
    ["one that waits for approval, too", { status: "pending" }, []],
    ["a page is a draft", { type: "page" }, ["a draft: it was a page there"]],
    ["what had a password is a draft", { isProtected: true }, ["a draft: it had a password there"]],
    ["what was private is a draft", { status: "private" }, ["a draft: it was not for everybody there (private)"]],
    ["what has no date is a draft", { date: "" }, ["a draft: it has no date"]],
  ])("%s", (_what, said, notes) => {
    const item = made(said);
    expect([item.fields.status, item.notes]).toEqual(["draft", notes]);
  });

  it("with a date to come is published then", () => {
    expect(made({ status: "future", date: "2031-01-01 08:00:00" }).fields).toMatchObject({ date: "2031-01-01" });
    expect(made({ status: "future" }).fields.status).toBeUndefined();
  });

  it("in another script keeps its address; an address that is a number behind a question mark is none", () => {
    expect(made({ slug: "%e0%b6%ad%e0%b7%9a" }).fields.slug).toBe("තේ");
    expect(made({ link: `${site}/?p=1` }).paths).toEqual([]);
  });

  it("names the files that its text leads to", () => {
    const content = `<a href="${site}/wp-content/uploads/fees.pdf">f</a><a href="/wp-content/uploads/a.jpg">p</a>`;
    expect(made({ content }).notes).toEqual([`its text leads to files of the old site: ${site}/wp-content/uploads/fees.pdf`]);
  });
});

it("an export is told in short, and published posts are known by their old paths", async () => {
  async function* entries() {
    yield entry({ comments: 2 });
    yield entry({ id: "2", slug: "two", link: `${site}/?p=2` });
    yield entry({ id: "3", slug: "three", status: "draft", link: `${site}/2021/three/` });
    yield entry({ id: "4", slug: "four", link: `${site}/one/four` });
    yield entry({ id: "5", slug: "four", link: `${site}/two/four` });
    yield entry({ id: "6", type: "page" });
    yield entry({ id: "7", type: "attachment", status: "inherit", file: `${site}/hut.jpg` });
    yield entry({ id: "8", type: "nav_menu_item" });
    yield entry({ id: "9", status: "trash" });
  }
  const { files, moved, said } = await wordpressOutline(entries());
  expect([...files]).toEqual([["7", `${site}/hut.jpg`]]);
  // Of two with one slug, which gets it is known later.
  expect([...moved]).toEqual([["/2021/05/tea/", "/blog/tea"]]);
  expect(said).toEqual([
    "Read: 5 posts, 1 pages (they become drafts of posts), 1 files.",
    "Not taken: 1 nav_menu_item, 1 post, 2 comments.",
    "1 posts had addresses such as /?p=12, which cannot lead on.",
  ]);
});
