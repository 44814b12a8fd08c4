import type { SheetNode } from "./style-sheet.ts";

/** Colours, "#rrggbb", by those whose place they take. */
export type ReplacedColours = ReadonlyMap<string, string>;

/** CSS with other colours in it, whatever they let through: "#rrggbbaa" too. */
export function recoloured(css: string, replaced: ReplacedColours): string {
  if (replaced.size === 0) return css;
  return css.replace(/(#[0-9a-f]{6})([0-9a-f]{2})?\b/gi, (all, colour: string, alpha = "") => {
    const other = replaced.get(colour.toLowerCase());
    return other === undefined ? all : other + alpha;
  });
}

/** What must be said behind a linked style sheet to give it other colours. */
export function recolouredRules(sheet: readonly SheetNode[], replaced: ReplacedColours): string {
  let text = "";
  for (const node of sheet) {
    if ("children" in node) {
      const inside = recolouredRules(node.children, replaced);
      if (inside !== "") text += `${node.head}{${inside}}`;
    } else if ("selectors" in node) {
      const changed = node.declarations
        .map((one) => recoloured(one.text, replaced))
        .filter((one, at) => one !== node.declarations[at]?.text);
      if (changed.length > 0) text += `${node.selectors.map((selector) => selector.text).join(",")}{${changed.join(";")}}`;
    }
  }
  return text;
}
