import { expect, it } from "vitest";
import { wordpressExport } from "#tests/wordpress/export.ts";
import { readExport, type WordpressEntry } from "./read-export.ts";

async function read(text: string, size: number) {
  async function* pieces() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }
  const entries: WordpressEntry[] = [];
  let site = "";
  for await (const entry of readExport(pieces(), (address) => {
    site = address;
  }))
    entries.push(entry);
  return { site, entries };
}

it.each([1, 7, 65_536])("an export is read in pieces of %d characters", async (size) => {
  const { site, entries } = await read(wordpressExport("https://old.example"), size);
  expect(site).toBe("https://old.example");
  expect(entries.map(({ id, type, status }) => [id, type, status].join(" "))).toEqual([
    "10 attachment inherit",
    "1 post publish",
    "2 post publish",
    "3 post draft",
    "4 page publish",
    "5 post private",
    "6 nav_menu_item publish",
    "7 post trash",
  ]);
  expect(entries[0]).toMatchObject({ file: "https://old.example/wp-content/uploads/hut.jpg" });
  expect(entries[1]).toMatchObject({
    ...{ title: "Tea &amp; tones", link: "https://old.example/2021/05/tea-tones/", date: "2021-05-03 21:00:00", slug: "tea-tones" },
    ...{ thumbnail: "10", comments: 1, categories: ["Exam &amp; preparation"], isProtected: false },
    content: expect.stringMatching(/^Listen <em>first<\/em>\.\nThen[\s\S]*\[sic\]\.$/),
  });
});

it("what is none, or not whole, is refused", async () => {
  await expect(read("<rss><channel><item><title>News</title></item></channel></rss>", 100)).rejects.toThrow(/^This is no WordPress export/);
  await expect(read("hello", 100)).rejects.toThrow(/^This is no WordPress export/);
  const whole = wordpressExport("https://old.example");
  await expect(read(whole.slice(0, whole.length - 40), 1000)).rejects.toThrow(/^The file ends in the middle/);
});

it("a text without an end fills no memory", async () => {
  const endless = `${wordpressExport("https://old.example").split("<item>")[0]}<item><content:encoded><![CDATA[${"x".repeat(25_000_000)}`;
  await expect(read(endless, 65_536)).rejects.toThrow("a part of it has no end");
});
