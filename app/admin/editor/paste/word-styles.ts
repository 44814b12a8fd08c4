import { renamed } from "./paste-styles.ts";

const rules: readonly (readonly [selector: string, tag: string])[] = [
  ["p.MsoTitle", "h1"],
  ["p.MsoSubtitle", "h2"],
  ["p.MsoQuote, p.MsoIntenseQuote", "blockquote"],
];
const superscript = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const subscript = "₀₁₂₃₄₅₆₇₈₉";

/** What Word calls a title or a quotation, and Word for the web a heading or an entry of a list, becomes one. */
export function stylesOfWord(body: HTMLElement): void {
  for (const [selector, tag] of rules) for (const element of body.querySelectorAll(selector)) renamed(element, tag);
  for (const element of body.querySelectorAll("p[role=heading][aria-level], div[role=heading][aria-level]")) {
    const level = Number(element.getAttribute("aria-level"));
    if (level >= 1 && level <= 6) renamed(element, `h${level}`);
  }
  // Each entry comes as a list of its own, in a box of its own.
  for (const entry of body.querySelectorAll("li[data-aria-level]")) {
    const list = entry.closest("ul, ol");
    const box = list?.closest("div.ListContainerWrapper") ?? list;
    const line = body.ownerDocument.createElement("p");
    line.setAttribute("data-list", list?.tagName ?? "UL");
    line.setAttribute("data-level", entry.getAttribute("data-aria-level") ?? "1");
    line.append(...(entry.querySelector(":scope > p") ?? entry).childNodes);
    box?.before(line);
    entry.remove();
    if (box && box.textContent?.trim() === "") box.remove();
  }
  for (const [tag, digits] of [
    ["sup", superscript],
    ["sub", subscript],
  ] as const)
    for (const element of body.querySelectorAll(tag)) {
      const text = element.textContent ?? "";
      if (/^\d+$/.test(text)) element.replaceWith(text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit));
    }
}
