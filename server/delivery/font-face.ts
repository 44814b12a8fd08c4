import type { CssNode } from "css-tree";
import parse from "css-tree/parser";
import type { FontFace, Range } from "./style-sheet.ts";

/** `block`: the declarations of an @font-face rule, `text`: the whole rule. */
export function fontFaceOf(block: CssNode, text: string): FontFace {
  const values = new Map<string, string>();
  if (block.type === "Block")
    for (const node of block.children)
      if (node.type === "Declaration" && node.value.type === "Raw") values.set(node.property, node.value.value);
  return {
    text,
    family: values.get("font-family") ?? "",
    weights: (values.get("font-weight") ?? "400").split(" ").map(Number),
    ranges: rangesIn(values.get("unicode-range") ?? "U+0-10FFFF"),
    overridden: [],
  };
}

/** Says of each face which characters a later one serves: of two that have one, browsers take the later. `faces`: in the sheet's order. */
export function markOverridden(faces: FontFace[]): void {
  for (const [at, face] of faces.entries()) {
    face.overridden = faces.slice(at + 1).flatMap((later) => (serves(later, face) ? later.ranges : []));
  }
}

function rangesIn(list: string): Range[] {
  const value = parse(list, { context: "value" });
  if (value.type !== "Value") return [];
  return [...value.children].flatMap((node) => (node.type === "UnicodeRange" ? [rangeOf(node.value)] : []));
}

/** The minifier writes U+400-4FF as U+4??. */
function rangeOf(text: string): Range {
  const [first = "0", last = first] = text.slice(2).split("-");
  return [Number.parseInt(first.replaceAll("?", "0"), 16), Number.parseInt(last.replaceAll("?", "F"), 16)];
}

function serves(one: FontFace, other: FontFace): boolean {
  return (
    one.family === other.family &&
    Math.min(...one.weights) <= Math.min(...other.weights) &&
    Math.max(...other.weights) <= Math.max(...one.weights)
  );
}
