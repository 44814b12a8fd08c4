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
    expect(cleanSvg(svg(inside))).toEqual({ drawing: kept(inside) });
    expect(cleanSvg(kept(inside))).toEqual({ drawing: kept(inside) });
  });

  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["a script in CDATA", "<script><![CDATA[alert(1)]]></script>"],
    ["an animation", '<animate attributeName="href" values="javascript:alert(1)"/><set attributeName="onload" to="alert(1)"/>'],
    ["what a program notes", '<metadata><rdf:RDF><dc:title>A</dc:title></rdf:RDF></metadata><sodipodi:namedview id="a"/>'],
  ])("loses %s, which nobody misses", (_what, inside) => {
    expect(cleanSvg(svg(inside + shape))).toEqual({ drawing: kept(shape) });
  });

  it.each([
    ["letters", '<text font-family="x">A</text>'],
    ["letters", '<g><a href="#b"><text><tspan>A</tspan></text></a></g>'],
    ["pictures", '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x"/></body></foreignObject>'],
    ["pictures", '<image href="https://elsewhere.example/a.png"/>'],
    ["copies", '<use href="https://elsewhere.example/a.svg#b"/>'],
    ["copies", '<linearGradient id="b" xlink:href="#a"/>'],
    ["effects", '<filter id="f"><feImage href="https://elsewhere.example/"/></filter>'],
    ["style", "<style>@import url(https://elsewhere.example/a.css);</style>"],
    ["style", '<path d="M0 0h9" style="fill:url(https://elsewhere.example/)"/>'],
    ["style", '<path d="M0 0h9" fill="url(https://elsewhere.example/#a)"/>'],
    ["style", String.raw`<path d="M0 0h9" style="fill:\75 rl(https://elsewhere.example/)"/>`],
    ["style", '<path d="M0 0h9" style="background:image-set(&quot;https://elsewhere.example/&quot;)"/>'],
    ["parts", `<a href="javascript:alert(1)">${shape}</a>`],
    ["parts", `<svg viewBox="0 0 1 1">${shape}</svg>`],
    ["parts", shape.repeat(3000)],
  ])("is refused where somebody would miss %s: %.60s", (lost, inside) => {
    expect(cleanSvg(svg(inside + shape))).toEqual({ lost });
  });

  it.each(['onload="alert(1)"', 'href="#a"', 'xlink:href="https://elsewhere.example/"', 'xml:base="https://elsewhere.example/"'])(
    "loses the attribute %s",
    (attribute) => {
      expect(cleanSvg(svg(`<path d="M0 0h9" ${attribute}/>`))).toEqual({ drawing: kept(shape) });
    },
  );

  it("hides nothing in entities, comments, instructions or quotes", () => {
    const evil = `<?xml-stylesheet href="https://elsewhere.example/"?><!DOCTYPE svg [<!ENTITY a "b">]><!-- <script> -->${svg(
      `<path d="M0 0h9" class="&quot;&gt;onload=&quot;b"/>`,
    )}`;
    expect(cleanSvg(evil)).toEqual({ drawing: kept('<path d="M0 0h9" class="&quot;&gt;onload=&quot;b"></path>') });
  });

  it("has its size from its box, else from its width and height", () => {
    expect(cleanSvg(svg(shape, 'viewBox="-5 0 40 20" width="100%"'))).toEqual({
      drawing: expect.stringContaining('viewBox="-5 0 40 20" width="40" height="20"'),
    });
    expect(cleanSvg(svg(shape, 'width="40px" height="20px"'))).toEqual({ drawing: expect.stringContaining('viewBox="0 0 40 20"') });
  });

  it.each([
    ["within one another", "<g>".repeat(300_000)],
    ["and ended", `${"<g>".repeat(140_000)}${shape}${"</g>".repeat(140_000)}`],
    ["of what is not kept", "<a>".repeat(300_000)],
  ])("is refused before a megabyte of elements %s is read", { timeout: 10_000 }, (_how, inside) => {
    // Read to its end, each took a minute.
    expect(cleanSvg(svg(inside))).toEqual({ lost: "parts" });
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
    expect(cleanSvg(given)).toEqual({ lost: "all" });
  });
});
