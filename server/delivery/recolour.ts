import type { SheetNode } from "./style-sheet.ts";

/** New colours, "#rrggbb", by the former ones. */
export type ReplacedColours = ReadonlyMap<string, string>;

/** CSS with its colours replaced; "#rrggbbaa" keeps how much it lets through. */
export function recoloured(css: string, replaced: ReplacedColours): string {
  if (replaced.size === 0) return css;
  return css.replace(/(#[0-9a-f]{6})([0-9a-f]{2})?\b/gi, (all, colour: string, alpha = "") => {
    const other = replaced.get(colour.toLowerCase());
    return other === undefined ? all : other + alpha;
  });
}

/** The rules that replace a style sheet's colours when they stand behind its link. */
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
