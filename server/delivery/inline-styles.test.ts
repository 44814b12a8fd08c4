import { expect, it } from "vitest";
import { createPageStyles } from "./inline-styles.ts";
import { parseStyleSheet } from "./parse-style-sheet.ts";

const { inline, linked } = createPageStyles({
  "/assets/site-1.css": parseStyleSheet("p{top:0}.gone{top:1px}@media print{p{top:1px}}"),
  "/assets/fonts-1.css": [],
});
const page = (head: string) => `<!DOCTYPE html><html><head>${head}</head><body><p>Text</p></body></html>`;
const link = (href: string) => `<link rel="stylesheet" href="${href}"/>`;

it("a page brings the rules that it needs, printed ones too, and no sheet is left to be fetched", () => {
  expect(inline(page(link("/assets/site-1.css") + link("/assets/fonts-1.css")))).toBe(
    page('<style data-sheet="/assets/site-1.css">p{top:0}@media print{p{top:1px}}</style><style data-sheet="/assets/fonts-1.css"></style>'),
  );
});

it("a sheet is known by its address without the fragment", () => {
  expect(inline(page(link("/assets/site-1.css#")))).toContain("p{top:0}");
});

it("in other colours a page says them in its sheets, and behind those that stay links", () => {
  const styles = createPageStyles({ "/assets/a.css": parseStyleSheet(":root{--ink:#0b5d57;--paper:#fff}p{color:var(--ink)}") });
  const html = page(link("/assets/a.css"));
  const replaced = new Map([["#0b5d57", "#8b1a1a"]]);
  expect(styles.inline(html, replaced)).toContain(":root{--ink:#8b1a1a}p{color:var(--ink)}");
  expect(styles.linked(html, replaced)).toBe(
    page(`${link("/assets/a.css")}<style id="look">:root{--ink:#8b1a1a}:root{--own-lagoon:#8b1a1a}</style>`),
  );
  expect(linked(html, new Map())).toBe(html);
});

it("sheets of elsewhere stay links", () => {
  const elsewhere = page(link("https://other.example/a.css"));
  expect(inline(elsewhere)).toBe(elsewhere);
});
