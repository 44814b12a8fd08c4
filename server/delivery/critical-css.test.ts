import { describe, expect, it } from "vitest";
import { criticalCss } from "./critical-css.ts";
import { readPage } from "./page-content.ts";
import { parseStyleSheet } from "./parse-style-sheet.ts";

const cut = (css: string, html: string) => criticalCss(parseStyleSheet(css), readPage(html));

describe("a style sheet cut to a page", () => {
  it("keeps the selectors whose classes and elements are all there", () => {
    const css = ".a,.b .c,p>.a,main{color:red}.gone{color:blue}";
    expect(cut(css, '<p class="a x"></p>')).toBe(".a,p>.a{color:red}");
  });

  it("keeps what depends on a state, a negation or an alternative", () => {
    const css = ".a:hover,.a:focus-visible,.a:not(.z),:is(.z,.a) p,a[href^='x']{top:0}*,:root,::selection{left:0}";
    expect(cut(css, '<a class="a"></a><p></p>')).toBe(css);
  });

  it("leaves out what only a shadow tree has", () => {
    expect(cut(":root,:host{top:0}html,:host{left:0}:host(.a) p{right:0}", '<p class="a"></p>')).toBe(":root{top:0}");
    expect(cut("html,:host{left:0}", "<html><p></p></html>")).toBe("html{left:0}");
  });

  it("leaves out selectors in brackets none of which matches anything", () => {
    const css =
      ":where(.gone>:not(.z)),:is(:where(.gone):is(.a,.y) .a),.a :is(th,td){top:0}:where(.a>:not(.z)),:is(:where(.a):is(.z,p) p){left:0}";
    expect(cut(css, '<p class="a"></p>')).toBe(":where(.a>:not(.z)),:is(:where(.a):is(.z,p) p){left:0}");
  });

  it("reads names as CSS escapes them and as HTML does", () => {
    const css = String.raw`.md\:w-1\/2{width:50%}.\[\&\>p\]\:mt-1>p{margin:1px}.w-1\.5{width:6px}`;
    expect(cut(css, '<div class="md:w-1/2 [&amp;&gt;p]:mt-1"><p></p></div>')).toBe(
      String.raw`.md\:w-1\/2{width:50%}.\[\&\>p\]\:mt-1>p{margin:1px}`,
    );
  });

  it("is not led astray by brackets, quotes and comments", () => {
    const css = `/* .a{ */.a::before{content:"}.b{";background:url("data:image/svg+xml;x={}")}.c{top:0}`;
    expect(cut(css, '<i class="a"></i>')).toBe(`.a::before{content:"}.b{";background:url("data:image/svg+xml;x={}")}`);
  });

  it("counts nothing that stands in scripts, styles or comments", () => {
    const html = `<script>'<p class="a">'</script><style>.a{}</style><!-- <p class="a"> --><b title='<p class="a">'></b>`;
    expect(cut(".a,p{top:0}b{top:0}", html)).toBe("b{top:0}");
  });

  it("keeps blocks that still hold something", () => {
    const css =
      "@layer base,utilities;@layer base{@media (width>=40rem){.a{top:0}}@supports (display:grid){.z{top:0}}}@media (prefers-color-scheme:dark){.a{top:1px}}";
    expect(cut(css, '<p class="a"></p>')).toBe(
      "@layer base,utilities;@layer base{@media (width>=40rem){.a{top:0}}}@media (prefers-color-scheme:dark){.a{top:1px}}",
    );
  });

  it("keeps what moves, and what is printed", () => {
    const css = "@keyframes k{to{top:0}}@view-transition{navigation:auto}@media print{p{top:0}}";
    expect(cut(css, "<p></p>")).toBe(css);
  });

  it("keeps custom properties that a kept rule or the page itself reads", () => {
    const css = ":root{--a:1;--b:var( --c );--c:2;--d:3;--e:4}.z{top:var(--e)}p{top:var(--a,0)}";
    expect(cut(css, '<p style="left:calc(var(--d)*2)"></p>')).toBe(":root{--a:1;--c:2;--d:3}p{top:var(--a,0)}");
  });

  it("sets Tailwind's own properties once, for every browser", () => {
    const css =
      '@layer properties{@supports ((-webkit-hyphens:none)){*,:before{--tw-x:0}}}@property --tw-x{syntax:"*";inherits:false}p{--tw-x:1;top:var(--tw-x);top:var(--tw-x)}';
    expect(cut(css, "<p></p>")).toBe("@layer properties{*,:before{--tw-x:0}}p{--tw-x:1;top:var(--tw-x)}");
  });

  it("writes what they are at first where no rule of the page sets them", () => {
    const css =
      "@layer properties{*{--tw-x:solid;--tw-y:initial;--tw-yy:0}}p{border:var(--tw-x) 1px;top:calc(var(--tw-y,calc(1 / (2 + 1))) * var( --tw-x ));left:var(--tw-y, 2px)}.gone{--tw-x:none}";
    expect(cut(css, "<p></p>")).toBe("@layer properties{}p{border:solid 1px;top:calc(calc(1 / (2 + 1)) * solid);left: 2px}");
    expect(cut("@layer properties{*{--tw-x:0}}p{top:0}", '<p style="top:var(--tw-x)"></p>')).toContain("--tw-x:0");
  });

  it("keeps rules for the parts of fields where there are fields", () => {
    const css = "::placeholder{opacity:1}::-webkit-date-and-time-value{min-height:1em}";
    expect(cut(css, "<p></p>")).toBe("");
    expect(cut(css, "<input>")).toBe(css);
  });
});

describe("faces", () => {
  const face = (name: string, weight: string, range: string) =>
    `@font-face{font-family:${name};font-weight:${weight};unicode-range:${range}}`;
  const latin = face("Text", "400 600", "U+20-7e,U+e4");
  const extended = face("Text", "400", "U+1??");
  const whole = face("Text", "400", "U+0-2ff");

  it("come for the characters of a page", () => {
    expect(cut(latin + extended, "<p>plain</p>")).toBe(latin);
    expect(cut(latin + extended, "<p>Čeština</p>")).toBe(latin + extended);
    expect(cut(latin + extended, '<input placeholder="Č">')).toBe(latin + extended);
    expect(cut(extended, "<p>&#x10c;</p>")).toBe(extended);
  });

  it("do not come where a later one of the family and weight serves all that the page has", () => {
    expect(cut(whole + latin, "<p>plain ä</p>")).toBe(latin);
    expect(cut(whole + latin, "<p>plain é</p>")).toBe(whole + latin);
    expect(cut(whole + face("Other", "400", "U+20-7e"), "<p>plain</p>")).toContain(whole);
  });
});
