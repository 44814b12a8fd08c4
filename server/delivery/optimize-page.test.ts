import { describe, expect, it } from "vitest";
import { createPageOptimizer } from "./optimize-page.ts";
import { parseStyleSheet } from "./parse-style-sheet.ts";

const sheets = { "/assets/site-1.css": parseStyleSheet("p{top:0}.gone{top:1px}"), "/assets/fonts-1.css": [] };
const optimize = createPageOptimizer(sheets);

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
    const html = createPageOptimizer({})(page(link, scripts), "N");
    expect(html).toContain(`<head>${link}`);
    expect(html).toContain('import("/assets/root-1.js")');
    expect(html).not.toContain("modulepreload");
  });

  it("scripts start as they are written once the whole sheet is there, and the page brings its rules", () => {
    const html = createPageOptimizer(sheets, { late: false })(page(link, scripts), "N");
    expect(html).toContain('<style data-sheet="/assets/site-1.css">p{top:0}</style>');
    expect(html).toContain(`await Promise.all(s);\n${module}`);
    expect(html.match(/<(script|link)[^>]*nonce="N"[^>]*>/g)).toEqual(scripts.match(/<(script|link)[^>]*nonce="N"[^>]*>/g));
  });
});

it("a page without scripts brings what is printed as well, and no sheet is left", () => {
  const printing = createPageOptimizer({ "/assets/printed.css": parseStyleSheet("p{top:0}@media print{p{top:1px}}") });
  expect(printing(page('<link rel="stylesheet" href="/assets/printed.css"/>', ""), "N")).toBe(
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
