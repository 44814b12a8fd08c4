import { describe, expect, it } from "vitest";
import { cleanSvg } from "./clean-svg.ts";

const svg = (inside: string, more = 'viewBox="0 0 10 10"') => `<svg xmlns="http://www.w3.org/2000/svg" ${more}>${inside}</svg>`;
const kept = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10">${inside}</svg>`;
const shape = '<path d="M0 0h9"></path>';

describe("an own drawing", () => {
  it("keeps its shapes, colours and gradients, and is the same when it is cleaned again", () => {
    const inside =
      '<defs><linearGradient id="a"><stop offset="0" stop-color="red"></stop></linearGradient></defs><g fill="url(#a)" class="b" style="opacity:.5">' +
      `${shape}<circle cx="1" cy="1" r="1"></circle></g><style>.b{fill:#8b1a1a}</style>`;
    expect(cleanSvg(svg(inside))).toBe(kept(inside));
    expect(cleanSvg(kept(inside))).toBe(kept(inside));
  });

  it.each([
    ["a script", `<script>alert(1)</script>${shape}`],
    ["a script in CDATA", `<script><![CDATA[alert(1)]]></script>${shape}`],
    ["HTML", `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x"/></body></foreignObject>${shape}`],
    ["another file", `<image href="https://elsewhere.example/a.png"/><use href="https://elsewhere.example/a.svg#b"/>${shape}`],
    ["a link", `<a href="javascript:alert(1)">${shape}</a>${shape}`],
    ["an animation", `<animate attributeName="href" values="javascript:alert(1)"/><set attributeName="onload" to="alert(1)"/>${shape}`],
    ["text", `<text font-family="x">A</text>${shape}`],
    ["a filter", `<filter id="f"><feImage href="https://elsewhere.example/"/></filter>${shape}`],
    ["a sheet that reaches out", `<style>@import url(https://elsewhere.example/a.css);</style>${shape}`],
  ])("loses %s", (_what, inside) => {
    expect(cleanSvg(svg(inside))?.replace("<style></style>", "")).toBe(kept(shape));
  });

  it.each([
    'onload="alert(1)"',
    'href="#a"',
    'xlink:href="https://elsewhere.example/"',
    'style="fill:url(https://elsewhere.example/)"',
    'fill="url(https://elsewhere.example/#a)"',
    String.raw`style="fill:\75 rl(https://elsewhere.example/)"`,
    'style="background:image-set(&quot;https://elsewhere.example/&quot;)"',
    'xml:base="https://elsewhere.example/"',
  ])("loses the attribute %s", (attribute) => {
    expect(cleanSvg(svg(`<path d="M0 0h9" ${attribute}/>`))).toBe(kept(shape));
  });

  it("hides nothing in entities, comments, instructions or quotes", () => {
    const evil = `<?xml-stylesheet href="https://elsewhere.example/"?><!DOCTYPE svg [<!ENTITY a "b">]><!-- <script> -->${svg(
      `<path d="M0 0h9" class="&quot;&gt;onload=&quot;b"/>`,
    )}`;
    expect(cleanSvg(evil)).toBe(kept('<path d="M0 0h9" class="&quot;&gt;onload=&quot;b"></path>'));
  });

  it("has its size from its box, else from its width and height", () => {
    expect(cleanSvg(svg(shape, 'viewBox="-5 0 40 20" width="100%"'))).toContain('viewBox="-5 0 40 20" width="40" height="20"');
    expect(cleanSvg(svg(shape, 'width="40px" height="20px"'))).toContain('viewBox="0 0 40 20"');
  });

  it.each([
    ["nothing is drawn", svg("<g></g>")],
    ["it is no drawing", "<html><body>Hello</body></html>"],
    ["it has no size", svg(shape, "")],
    ["it is a strip", svg(shape, 'viewBox="0 0 900 10"')],
    ["it does not end", `<svg viewBox="0 0 1 1"><g`],
    ["it is too large", svg(`<path d="${"M0 0h9".repeat(12_000)}"/>`)],
    ["it is empty", ""],
  ])("is refused where %s", (_what, given) => {
    expect(cleanSvg(given)).toBeUndefined();
  });
});
