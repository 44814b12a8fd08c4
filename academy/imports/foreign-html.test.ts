import { describe, expect, it } from "vitest";
import { cleanHtml } from "../text/html.ts";
import { foreignHtml, picturesIn, plainText } from "./foreign-html.ts";

const hash = "0123456789abcdef0123456789abcdef";
const image = `/media/${hash}.jpg`;
const img = (alt = "") => `<img src="${image}" alt="${alt}" width="300" height="200" />`;
const needs = {
  base: "https://old.example/2021/post/",
  pictureAt: (address: string) => (address.endsWith("gone.jpg") ? undefined : { image, width: 300, height: 200 }),
  linkTo: (address: string) => address.replace("https://old.example/news/", "/blog/news"),
};
const made = (html: string, hasBareLines = false) => foreignHtml(html, { ...needs, hasBareLines });

describe("text of another program", () => {
  it.each([
    ["loose text is a paragraph", "Hello <b>you</b>", "<p>Hello <strong>you</strong></p>"],
    ["sections part paragraphs", "<div>One</div><div><span>Two</span></div>", "<p>One</p><p>Two</p>"],
    [
      "a picture leaves its paragraph",
      `<p>One <a href="x.jpg"><img src="/a.jpg" alt="A &quot;B&quot;"></a> two</p>`,
      `<p>One</p><figure>${img("A &quot;B&quot;")}</figure><p>two</p>`,
    ],
    [
      "a figure keeps its caption",
      `<figure class="wp-block-image"><img src="a.jpg"/><figcaption>A <em>hut</em></figcaption></figure>`,
      `<figure>${img()}<figcaption>A <em>hut</em></figcaption></figure>`,
    ],
    [
      "a figure without a caption ends",
      `<figure><a href="/big.jpg"><img src="a.jpg"></a></figure><p>On</p>`,
      `<figure>${img()}</figure><p>On</p>`,
    ],
    [
      "words behind a picture are its caption where that is said",
      `<figure data-caption=""><a href="/x"><img src="a.jpg"></a> A <b>hut</b></figure><p>x</p>`,
      `<figure>${img()}<figcaption>A <strong>hut</strong></figcaption></figure><p>x</p>`,
    ],
    [
      "a picture that is not there leaves nothing",
      `<p>a</p><figure><img src="gone.jpg"><figcaption>c</figcaption></figure>`,
      "<p>a</p><p>c</p>",
    ],
    [
      "a link leads where it leads from here",
      `<p><a href="../news/" onclick="x()">n</a> <a href="javascript:x()">j</a> <a href="mailto:a@b.c">m</a></p>`,
      `<p><a href="https://old.example/2021/news/">n</a> j <a href="mailto:a@b.c">m</a></p>`,
    ],
    ["lists stay", "<ul><li>One<ul><li>Two</li></ul></li></ul>after", "<ul><li>One<ul><li>Two</li></ul></li></ul><p>after</p>"],
    [
      "tables stay",
      '<figure class="wp-block-table"><table><tbody><tr><td colspan="2">1</td></tr></tbody></table></figure>',
      '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    ],
    [
      "a player is a card",
      `<p><iframe title="How to" src="//www.youtube.com/embed/dQw4w9WgXcQ"></iframe></p>`,
      `<figure data-video="youtube:dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">How to</a></figure>`,
    ],
    [
      "an address of a video alone is one, too",
      `<div class="wp-block-embed__wrapper">\nhttps://youtu.be/dQw4w9WgXcQ\n</div>`,
      `<figure data-video="youtube:dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Video on YouTube</a></figure>`,
    ],
    ["scripts and styles are not text", "<style>p{}</style><p>a</p><script>alert(1)</script>", "<p>a</p>"],
    ["empty paragraphs go", "<p>a</p><p>&nbsp;</p><p><br></p>", "<p>a</p>"],
    ["a middle stays one", `<p class="has-text-align-center">a</p>`, `<p style="text-align:center">a</p>`],
  ])("%s", (_what, html, expected) => {
    expect(made(html)).toBe(expected);
    // Nothing more is lost when it is stored.
    expect(cleanHtml(made(html), "content")).toBe(expected);
  });

  it("blank lines part paragraphs where nothing else does", () => {
    expect(made("One\nline\n\n<strong>Two</strong> more\n\n<h2>Head</h2>\nThree\n\n<ul>\n <li>a</li>\n</ul>\nEnd", true)).toBe(
      "<p>One<br />line</p><p><strong>Two</strong> more</p><h2>Head</h2><p>Three</p><ul><li>a</li></ul><p>End</p>",
    );
    expect(made("One\n\n\ntwo")).toBe("<p>One two</p>");
  });

  it("pictures are named once, by whole addresses; those that load late by the real one", () => {
    const html = `<img src="/a.jpg"><p><img src="https://cdn.example/b.png"><img src="/a.jpg"></p><img src="data:image/gif;base64,R0" data-src="late.webp">`;
    expect(picturesIn(html, needs.base)).toEqual([
      "https://old.example/a.jpg",
      "https://cdn.example/b.png",
      "https://old.example/2021/post/late.webp",
    ]);
  });

  it("is read as words", () => {
    expect(plainText("<h2>A &amp; B</h2><p>c<b>d</b></p><style>e</style>")).toBe("A & B cd");
  });

  it("what is nested without end takes no time", () => {
    const begun = performance.now();
    made(`${"<strong><blockquote>".repeat(8000)}${'<img src="/a.jpg">x'.repeat(4000)}`);
    made("[".repeat(100_000) + "<p>".repeat(50_000));
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});
