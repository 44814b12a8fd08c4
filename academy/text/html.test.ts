import { array, assert, constantFrom, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { maxHtmlBytes } from "#contract/limits.ts";
import { hostileVectors } from "../../tests/hostile/vectors.ts";
import { examSamples } from "../exams/exam-samples.ts";
import { postSamples } from "../posts/post-samples.ts";
import { isClean } from "./clean-already.ts";
import { cleanHtml } from "./html.ts";
import { safeHtml } from "./safe-html.ts";

const attribute =
  / (?:style="text-align:[a-z;:-]*"|data-indent="[1-8]"|lang="[A-Za-z0-9-]*"|dir="rtl"|start="[^"<>]*"|data-width="(?:small|wide)"|data-video="[\w:/-]*"|(?:col|row)span="\d+"|scope="(?:col|row)"|href="(?:(?:https?|mailto|tel):|[/#]|(?![^/?#"]*:))[^"<>]*")/;
const picture = /<img(?: src="\/media\/[0-9a-f]{32}\.jpg"| alt="[^"<>]*"| (?:width|height)="\d+")* \/>/;
const allowed = new RegExp(
  `^(?:[^<]|<[bh]r />|${picture.source}|</?(?:p|li|h[1-6]|ul|ol|strong|em|u|s|a|span|blockquote|fig(?:ure|caption)|table|t(?:head|body|[rhd]))(?:${attribute.source})*>)*$`,
  "i",
);
const clean = (html: string) => cleanHtml(html, "content");
const vectors = hostileVectors();

const media = `/media/${"0123456789abcdef".repeat(2)}.jpg`;

/** HTML as nobody would write it: pieces of vectors, of what is allowed, and anything. */
const wild = array(
  constantFrom(
    ...vectors.flatMap((vector) => vector.split(/(?=<)|(?<=>)/)).filter((_, place) => place % 7 === 0),
    ...'<p>|</p>|<ul>|<li>|</li>|</ul>|<a href="https://a.example/">|</a>|<strong>|</strong>|<h2>|</h2>|<h3>|<br />|<br>|&lt;|&amp;|<p style="text-align:center">|"|\'|<|>|text'.split(
      "|",
    ),
    ...`<figure>|<figure data-width="wide">|</figure>|<img src="${media}" alt="a" width="3" height="2">|<img src=x>|<figcaption>|</figcaption>|<table>|</table>|<tbody>|<thead>|</tbody>|<tr>|</tr>|<th scope="col">|<td colspan="2">|<td rowspan="900">|</td>|<blockquote>|</blockquote>|<hr>|<span lang="ar" dir="rtl">|<span>|</span>|<figure data-video="youtube:aaaaaaaaaaa">|<div>|</div>`.split(
      "|",
    ),
  ),
  { maxLength: 20 },
).map((pieces) => pieces.join(""));

describe("rich text is reduced to what the editor makes", () => {
  it(`whatever it was: ${vectors.length} hostile vectors`, () => {
    expect(vectors.length).toBeGreaterThan(1000);
    expect(vectors.filter((vector) => !allowed.test(clean(vector)))).toEqual([]);
  });

  it("once and for all: cleaning it again changes nothing", () => {
    expect(vectors.filter((vector) => clean(clean(vector)) !== clean(vector))).toEqual([]);
    assert(
      property(wild, (html) => clean(clean(html)) === clean(html) && allowed.test(clean(html))),
      { numRuns: 2000 },
    );
  });
});

const img = `<img src="${media}" alt="A class at the board" width="1200" height="800" />`;
const made = [
  `<figure>${img}</figure>`,
  `<figure data-width="wide">${img}<figcaption>Monday, <em>early</em></figcaption></figure>`,
  `<figure data-width="small"><img src="${media}" alt="" /></figure>`,
  `<figure><img src="${media}" /></figure>`,
  '<figure data-video="youtube:dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">How to order tea</a></figure>',
  '<figure data-video="vimeo:76979871/8272103f6e"><a href="https://vimeo.com/76979871/8272103f6e">Open day</a></figure>',
  '<table><tbody><tr><th scope="col"><p>Level</p></th><th colspan="2"><p>Hours</p></th></tr><tr><td><p>A1</p></td><td><ul><li><p>80</p></li></ul></td><td rowspan="2"></td></tr></tbody></table>',
  "<table><thead><tr><th>Fee</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>",
  '<blockquote lang="de"><p>Aller Anfang ist schwer.</p></blockquote><hr /><p>next</p>',
  '<p>She said <span lang="ar" dir="rtl">مرحبا</span> and <span lang="si">ආයුබෝවන්</span>.</p><p lang="ar" dir="rtl">مرحبا</p>',
  '<p><a href="/course/Russian_%D0%A0">our course</a></p>',
  '<ol start="3"><li><p>third</p></li></ol><p style="text-align:justify" data-indent="8"><em lang="de">so</em> <s>old</s> <u>new</u></p>',
];
const picked = `<figure>${img}</figure>`;
const own = `<figure><img src="${media}" /></figure>`;

describe("pictures, tables, quotations, videos and languages", () => {
  it("stay as the editor makes them, when they are written and when they are read", () => {
    for (const html of made) expect([clean(html), safeHtml(html)]).toEqual([html, html]);
    expect(safeHtml(made.join(""))).toBe(made.join(""));
  });

  it.each([
    ["a picture from elsewhere", '<figure><img src="https://elsewhere.example/a.jpg" alt="a"></figure>', ""],
    ["a drawing as data", '<figure><img src="data:image/svg+xml,<svg onload=ran()>" alt="a"></figure>', ""],
    ["a size of a picture", `<figure><img src="${media.replace(".jpg", "-400.avif")}"></figure>`, ""],
    [
      "a picture that does things",
      `<figure><img src="${media}" onerror="ran()" style="x" srcset="${media} 2x" loading="eager"></figure>`,
      picked.replace(/ alt.*"800"/, ""),
    ],
    ["a picture in a paragraph", `<p>a <img src="${media}" alt="x"> b</p>`, `<p>a  b</p><figure><img src="${media}" alt="x" /></figure>`],
    ["a picture alone in a paragraph", `<p><a href="/a"><strong> <img src="${media}"></strong></a></p>`, own],
    ["a picture in no paragraph", `a <img src="${media}"> b`, `a ${own} b`],
    ["a picture alone in a heading", `<h2><strong><img src="${media}"></strong></h2>`, own],
    ["pictures in one", `<h2>a<img src="${media}"><img src="${media}"></h2><p>b</p>`, `<h2>a</h2>${own}${own}<p>b</p>`],
    ["a picture in an item and in a cell", `<ul><li>a <img src="${media}"></li></ul>`, `<ul><li>a ${own}</li></ul>`],
    ["a picture between rows", `<table><tr><img src="${media}"><td>a</td></tr></table>`, `<table><tr><td>a</td></tr></table>${own}`],
    ["a figure on lines of its own", `<figure>\n  <img src="${media}">\n</figure>`, own],
    [
      "two pictures in a figure",
      `<figure data-width="wide"><img src="${media}"><img src="${media}"><figcaption>both</figcaption></figure>`,
      `<figure data-width="wide"><img src="${media}" /></figure><figure data-width="wide"><img src="${media}" /><figcaption>both</figcaption></figure>`,
    ],
    [
      "two pictures with their captions",
      `<figure><img src="${media}"><figcaption>a</figcaption><img src="${media}"><figcaption>b</figcaption></figure>`,
      `<figure><img src="${media}" /><figcaption>a</figcaption></figure><figure><img src="${media}" /><figcaption>b</figcaption></figure>`,
    ],
    [
      "a linked picture with its caption",
      `<figure><a href="/a"><img src="${media}"></a><figcaption>a</figcaption></figure>`,
      `<figure><img src="${media}" /><figcaption>a</figcaption></figure>`,
    ],
    [
      "a figure that is linked",
      `<a href="/a"> <figure><img src="${media}"><figcaption>a</figcaption></figure> </a>`,
      `<figure><img src="${media}" /><figcaption>a</figcaption></figure>`,
    ],
    [
      "a caption above its picture",
      `<figure><figcaption>a</figcaption><img src="${media}"></figure>`,
      `<figure><img src="${media}" /><figcaption>a</figcaption></figure>`,
    ],
    ["words beside a picture", `<figure><img src="${media}">words</figure><p>a</p>`, `${own}words<p>a</p>`],
    [
      "a picture in a video's figure",
      `<figure data-video="youtube:dQw4w9WgXcQ"><a>x</a><img src="${media}"></figure>`,
      `<figure data-video="youtube:dQw4w9WgXcQ"><a>x</a></figure>${own}`,
    ],
    [
      "a size that is none",
      `<figure data-width="huge"><img src="${media}" width="1e9" height="-1"></figure>`,
      `<figure><img src="${media}" /></figure>`,
    ],
    [
      "an indent, a side, a direction and a scope that there are not",
      '<p data-indent="9" style="text-align:start" dir="rtlx">a</p><table><tr><th scope="rowgroup">b</th></tr></table>',
      "<p>a</p><table><tr><th>b</th></tr></table>",
    ],
    [
      "other names of what the editor makes",
      '<ol start="3"><li><b>a</b><i lang="de">b</i><strike>c</strike><del>d</del><ins>e</ins></li></ol>',
      '<ol start="3"><li><strong>a</strong><em lang="de">b</em><s>c</s><s>d</s><u>e</u></li></ol>',
    ],
    ["a figure of nothing", "<figure><p>words</p></figure>", "<p>words</p>"],
    [
      "a video from elsewhere",
      '<figure data-video="https://elsewhere.example"><a href="https://elsewhere.example">x</a></figure>',
      '<a href="https://elsewhere.example">x</a>',
    ],
    [
      "a video that is code",
      '<figure data-video="youtube:dQw4w9WgXcQ"><a href="javascript:ran()">x</a></figure>',
      '<figure data-video="youtube:dQw4w9WgXcQ"><a>x</a></figure>',
    ],
    ["a frame", '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe><p>x</p>', "<p>x</p>"],
    [
      "a table in a table",
      "<table><tbody><tr><td><table><tbody><tr><td>in</td></tr></tbody></table></td></tr></tbody></table>",
      "<table><tbody><tr><td>in</td></tr></tbody></table>",
    ],
    ["an address on any other host", '<p><a href="//evil.example/x">a</a></p>', "<p><a>a</a></p>"],
    ["cells of no table", "<td><p>a</p></td><tr><th>b</th></tr>", "<p>a</p>b"],
    [
      "a cell as wide as memory",
      '<table><tr><td colspan="99999999" rowspan="1000">x</td></tr></table>',
      "<table><tr><td>x</td></tr></table>",
    ],
    ["what a browser would move out of a table", `<table><p>a</p><tr><td>b</td></tr></table>`, "<table>a<tr><td>b</td></tr></table>"],
    [
      "styles and classes",
      '<blockquote style="position:fixed" class="night"><p>a</p></blockquote><table style="x" border="1"></table>',
      "<blockquote><p>a</p></blockquote><table></table>",
    ],
    [
      "a language that is none",
      '<p><span lang="x" onclick="ran()">a</span><span style="color:red">b</span><span lang="fr" dir="auto">c</span></p>',
      '<p>ab<span lang="fr">c</span></p>',
    ],
  ])("are nothing else: %s", (_what, html, expected) => {
    expect(clean(html)).toBe(expected);
    expect(safeHtml(html)).toBe(expected);
  });

  it("are refused when cleaning makes them longer than they may be, so that what is stored can be saved again", () => {
    const escaped = `<p>${"&".repeat(maxHtmlBytes / 2)}</p>`;
    expect(Buffer.byteLength(escaped)).toBeLessThan(maxHtmlBytes);
    expect(() => cleanHtml(escaped, "content")).toThrow("This text is too long");
    const fits = cleanHtml(`<p>${"&".repeat(maxHtmlBytes / 5 - 10)}</p>`, "content");
    expect(cleanHtml(fits, "content")).toBe(fits);
  });

  it("are as long as they are stored, in bytes", () => {
    const most = `<p>${"a".repeat(maxHtmlBytes - 7)}</p>`;
    expect(clean(most)).toBe(most);
    expect(() => clean(`<p>${"அ".repeat(maxHtmlBytes / 3)}</p>`)).toThrow("it has 201 kB, and 200 kB is the most");
  });

  it("have no empty caption", () => {
    expect(clean(`<figure>${img}<figcaption> </figcaption></figure>`)).toBe(picked);
  });

  it("nest no deeper than the rest", () => {
    const quotes = (depth: number) => "<blockquote>".repeat(depth) + "</blockquote>".repeat(depth);
    expect(clean(quotes(100))).toBe(quotes(100));
    expect(() => clean(quotes(101))).toThrow("nested too deeply");
    expect(() => clean("</p>".repeat(50) + quotes(101))).toThrow("nested too deeply");
  });
});

describe("clean text is not parsed again", () => {
  /** Cleaned by parsing, whatever it is: it holds a tag that goes. */
  const parsed = (html: string) => clean(`${html}<x></x>`);

  it.each([
    "<p>one<p>two</p></p>",
    "<p>one<ul><li>two</li></ul></p>",
    "<ul><li>one<li>two</li></li></ul>",
    "<h2>one<h3>two</h3></h2>",
    '<p><a href="/about">one<a href="/blog">two</a></a></p>',
    "<p>five > four</p>",
    "<p>a & b</p>",
    "<p>&quot;</p>",
    "after <p>one</p> & more",
    '<p><a href="https://a.example/?a=1&b=2">one</a></p>',
    '<p lang="fr" dir="rtl" lang="de">one</p>',
    '<p><span dir="rtl">one</span></p>',
    '<figure><img alt="" /></figure>',
    `<figure>${img}<figcaption> \n</figcaption></figure>`,
    `<figure>${img}<figcaption></figcaption></figure>`,
    `${"<blockquote>".repeat(100)}<hr />${"</blockquote>".repeat(100)}`,
  ])("but this is: %s", (html) => {
    expect(clean(html)).toBe(parsed(html));
    expect(clean(html)).not.toBe(html);
  });

  it("and what is taken for clean is what parsing makes of it", () => {
    assert(
      property(wild, (html) => !isClean(html) || html.trim() === parsed(html)),
      { numRuns: 2000 },
    );
    assert(
      property(wild, (html) => parsed(clean(html)) === clean(html)),
      { numRuns: 2000 },
    );
  });

  it("whatever the editor made of it: a long text takes a fraction of what one with a tag too many takes", () => {
    const long = `<h2>Words</h2><ul><li>one <strong>two</strong></li></ul><p lang="fr">trois<br />quatre</p>`.repeat(1900);
    const took = (html: string) => {
      const times = Array.from({ length: 5 }, () => {
        const from = process.cpuUsage();
        clean(html);
        const { user, system } = process.cpuUsage(from);
        return user + system;
      });
      return Math.min(...times);
    };
    expect(took(long) * 2).toBeLessThan(took(`${long}<x></x>`));
  });
});

describe("rich text that leaves the academy", () => {
  it("is harmless, whoever wrote it into the database", () => {
    expect(vectors.filter((vector) => !allowed.test(safeHtml(vector)))).toEqual([]);
    assert(
      property(wild, (html) => allowed.test(safeHtml(html))),
      { numRuns: 2000 },
    );
    assert(
      property(string(), (html) => allowed.test(safeHtml(html))),
      { numRuns: 2000 },
    );
  });

  it("is what was written, to the letter, when it is clean", () => {
    for (const html of [...postSamples.map((post) => post.content), ...examSamples.map((exam) => exam.description)])
      expect(safeHtml(html)).toBe(html);
    assert(
      property(wild, (html) => safeHtml(clean(html)) === clean(html)),
      { numRuns: 2000 },
    );
  });

  it("is shown as the text it is when it is too large or too deep to be parsed", () => {
    expect(safeHtml(`${"<b>".repeat(200)}<script>ran()</script>`)).toMatch(
      /^<p>(&#60;b&#62;){200}&#60;script&#62;ran\(\)&#60;\/script&#62;<\/p>$/,
    );
    expect(safeHtml(`<img src=x onerror=ran()>${"x".repeat(200_000)}`)).toMatch(/^<p>&#60;img src=x/);
    expect(safeHtml("<p>".repeat(101) + "</p>".repeat(101))).toMatch(/^<p>&#60;p&#62;/);
  });
});
