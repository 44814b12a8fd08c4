import { describe, expect, it } from "vitest";
import { createPageOptimizer, leavePage } from "./optimize-page.ts";
import { parseStyleSheet } from "./parse-style-sheet.ts";

const sheets = { "/assets/site-1.css": parseStyleSheet("p{top:0}.gone{top:1px}"), "/assets/fonts-1.css": [] };
const optimizer = createPageOptimizer(sheets);
const optimize = (html: string, nonce: string) => optimizer(html, nonce).html;

const link = '<link rel="stylesheet" href="/assets/site-1.css"/>';
const module = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/home-1.js";
window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry-1.js");`;
const scripts = `<link rel="modulepreload" href="/assets/root-1.js" nonce="N"/><script nonce="N" data-client-only="true">place()</script><script nonce="N">data()</script><script nonce="N" type="module" async="">${module}</script>`;
const page = (head: string, body: string) => `<!DOCTYPE html><html><head>${head}</head><body><p>Text</p>${body}</body></html>`;

describe("a page with scripts", () => {
  const html = optimize(page(link, scripts), "N");

  it("brings the rules that it needs, and leaves the sheet where React looks for it", () => {
    expect(html).toContain('<style data-sheet="/assets/site-1.css">p{top:0}</style>');
    expect(html).toContain('<link disabled rel="stylesheet" href="/assets/site-1.css"/>');
    expect(html).toContain('<noscript><link rel="stylesheet" media="print" href="/assets/site-1.css"/></noscript>');
  });

  it("fetches no script before its turn", () => {
    expect(html).not.toContain("modulepreload");
    expect(html).not.toMatch(/import\s*["*{]/);
    expect(html).toContain('let [route0,route1]=await Promise.all([import("/assets/root-1.js"),import("/assets/home-1.js")])');
    expect(html).toContain('await import("/assets/manifest-1.js")');
    expect(html).toContain('import("/assets/entry-1.js")');
  });

  it("keeps every script in its place, those that only the browser needs without their code", () => {
    const tags = scripts.replace(' nonce="N" data-client-only="true"', "").match(/<script[^>]*>/g);
    expect(html.match(/<script[^>]*>/g)).toEqual(tags);
    expect(html).toContain("<script></script>");
    expect(html).toContain("data()");
  });

  it("hands settings and data over in the module, and leaves their scripts empty", () => {
    const script = (code: string) => `<script nonce="N">window.__reactRouterContext${code}</script>`;
    const all = [" = {};", '.streamController.enqueue("1");', ".streamController.close();"];
    const given = optimize(page(link, `${script(all[0] ?? "")}${scripts}${all.slice(1).map(script).join("")}`), "N");
    expect(given.match(/<script nonce="N">(?=<\/script>)/g)).toHaveLength(3);
    const [, code = ""] = /<script nonce="N" type="module" async="">([\s\S]*?)<\/script>/.exec(given) ?? [];
    expect(code.split("\n").slice(0, 3)).toEqual(all.map((one) => `window.__reactRouterContext${one}`));
  });

  it("writes code that a browser can read", () => {
    const code = /<script nonce="N" type="module" async="">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
    expect(() => new Function(`return async () => {${code.replaceAll("import(", "load(")}}`)).not.toThrow();
  });
});

describe("switched off, one without the other", () => {
  it("the style sheet stays a link, and scripts start late", () => {
    const { html } = createPageOptimizer({})(page(link, scripts), "N");
    expect(html).toContain(`<head>${link}`);
    expect(html).toContain('import("/assets/root-1.js")');
    expect(html).not.toContain("modulepreload");
  });

  it("scripts start as they are written once the whole sheet is there, and the page brings its rules", () => {
    const { html } = createPageOptimizer(sheets, { late: false })(page(link, scripts), "N");
    expect(html).toContain('<style data-sheet="/assets/site-1.css">p{top:0}</style>');
    expect(html).toContain(`await Promise.all(s);\n${module}`);
    expect(html.match(/<(script|link)[^>]*nonce="N"[^>]*>/g)).toEqual(scripts.match(/<(script|link)[^>]*nonce="N"[^>]*>/g));
  });
});

it("a page without scripts brings what is printed as well, and no sheet is left", () => {
  const printing = createPageOptimizer({ "/assets/printed.css": parseStyleSheet("p{top:0}@media print{p{top:1px}}") });
  expect(printing(page('<link rel="stylesheet" href="/assets/printed.css"/>', ""), "N").html).toBe(
    page('<style data-sheet="/assets/printed.css">p{top:0}@media print{p{top:1px}}</style>', ""),
  );
});

it("scripts of an unknown form start as they are written, with the whole sheet", () => {
  const unknown = page(link, scripts.replace('import * as route0 from "/assets/root-1.js"', 'import route0 from "/assets/root-1.js"'));
  expect(optimize(unknown, "N")).toBe(unknown);
});

it("what got into a page without its nonce is not touched", () => {
  const foreign = '<script type="module">import * as a from "/b.js";</script><script data-client-only>1</script>';
  expect(optimize(page("", foreign), "N")).toBe(page("", foreign));
});

it("a sheet is known by its address without the fragment", () => {
  expect(optimize(page('<link rel="stylesheet" href="/assets/site-1.css#"/>', ""), "N")).toContain("p{top:0}</style>");
});

it("sheets of elsewhere stay links", () => {
  const elsewhere = page('<link rel="stylesheet" href="https://other.example/a.css"/>', "");
  expect(optimize(elsewhere, "N")).toBe(elsewhere);
});

describe("the code of our own scripts", () => {
  const codeIn = (html: string) =>
    [...html.matchAll(/<script[^>]*nonce="N"[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code).filter((code) => code !== "");

  it("is that of the page as it is sent, in every form", () => {
    for (const optimizer of [
      createPageOptimizer(sheets),
      createPageOptimizer(sheets, { late: false }),
      createPageOptimizer({}),
      leavePage,
    ]) {
      const handing = '<script nonce="N">window.__reactRouterContext = {};</script>';
      const { html, code } = optimizer(page(link, `${handing}${scripts}<a data-discover="true" href="/">x</a>`), "N");
      expect(code.length).toBeGreaterThan(1);
      expect(code).toEqual(codeIn(html));
    }
  });

  it("is that of scripts with the nonce, and of no others, however they are written", () => {
    const given = [
      `<script nonce="N1">own(1)</script><script type="text/plain" nonce="N1" async="">if (a<b && c) own("2")</script>`,
      `<script>foreign(1)</script><script nonce="">foreign(2)</script><script nonce="N">foreign(3)</script><SCRIPT NONCE=other>foreign(4)</SCRIPT>`,
      `<script src="/a.js" nonce="N1"></script><link rel="preload" nonce="N1" href="/f.woff2"/><textarea><script nonce="N1x">foreign(5)</script></textarea>`,
      `<!-- <script>foreign(6)</script> --><p title="<script>">text</p>`,
    ].join("");
    expect(optimizer(given, "N1")).toEqual({ html: given, code: ["own(1)", 'if (a<b && c) own("2")'] });
  });

  it("is nothing else when a tag that was left open swallows a script of ours", () => {
    for (const open of ['<script data-x="', "<script data-x='", "<textarea>", "<!--", "<script>x(`"]) {
      const { code } = optimizer(`<p>${open}</p><script nonce="N1">own(1)</script>`, "N1");
      expect(code.filter((one) => one !== "own(1)")).toEqual([]);
    }
  });
});
