import type { CssNode, Selector } from "css-tree";
import parse from "css-tree/parser";
import { ident } from "css-tree/utils";
import { customPropertiesReadIn } from "./custom-properties.ts";
import { fontFaceOf, markOverridden } from "./font-face.ts";
import type { DeclarationText, SelectorNeeds, SheetNode } from "./style-sheet.ts";

/** Pseudo-elements that only form fields have. */
const ofFields = /^(-webkit-(date|search|calendar|inner|outer)|file-selector|placeholder)/;

/**
 * Reads a built style sheet into what can be left out of a page: rules by their selectors, declarations of custom
 * properties, faces. Leaves out @property, which only animated values of Tailwind's need, and what the minifier doubles.
 */
export function parseStyleSheet(css: string): SheetNode[] {
  const nodes = nodesIn(parse(css, { positions: true, parseAtrulePrelude: false, parseValue: false }), css);
  markOverridden(nodes.filter((node) => "ranges" in node));
  return nodes;
}

function nodesIn(parent: CssNode, css: string): SheetNode[] {
  if (!("children" in parent) || !parent.children) return [];
  return [...parent.children].flatMap((node) => nodesOf(node, css));
}

function nodesOf(node: CssNode, css: string): SheetNode[] {
  if (node.type === "Comment") return [];
  if (node.type === "Rule") {
    const declarations = declarationsIn(node.block, css);
    const selectors = node.prelude.type === "SelectorList" ? [...node.prelude.children].map((one) => selectorOf(one, css)) : [];
    if (selectors.length === 0) return [{ text: textOf(node, css) }];
    return [{ selectors, declarations, reads: declarations.flatMap(({ text }) => customPropertiesReadIn(text)) }];
  }
  if (node.type !== "Atrule") return [{ text: textOf(node, css) }];
  const prelude = node.prelude ? textOf(node.prelude, css).trim() : "";
  if (node.name === "property") return [];
  if (!node.block) return [{ text: `${textOf(node, css).replace(/;$/, "")};` }];
  if (node.name === "font-face") return [fontFaceOf(node.block, textOf(node, css))];
  if (!/^(media|layer|supports|container)$/.test(node.name)) return [{ text: textOf(node, css) }];
  const children = nodesIn(node.block, css);
  // Tailwind sets its own properties once more for browsers without @property; without the condition this serves all.
  const unconditional = node.name === "layer" && prelude === "properties";
  return [{ head: `@${node.name} ${prelude}`, children: unconditional ? withoutConditions(children) : children }];
}

function withoutConditions(nodes: SheetNode[]): SheetNode[] {
  return nodes.flatMap((node) => ("children" in node && node.head.startsWith("@supports") ? node.children : [node]));
}

function declarationsIn(block: CssNode, css: string): DeclarationText[] {
  if (block.type !== "Block") return [];
  const texts = [...block.children].map((node) => {
    const isCustom = node.type === "Declaration" && node.property.startsWith("--");
    return { text: textOf(node, css), ...(isCustom && { sets: node.property }) };
  });
  // The minifier repeats some declarations for browsers that it thinks are different.
  return texts.filter(({ text }, at) => text !== texts[at - 1]?.text);
}

/** What a page must have for a selector to match: each name outside of brackets, and for each :is(), :where() and :has() one of its names. */
function selectorOf(node: CssNode, css: string): SelectorNeeds {
  return { text: textOf(node, css), needs: node.type === "Selector" ? needsOf(node) : [] };
}

function needsOf({ children }: Selector): string[][] {
  const first = children.first;
  if (first?.type === "PseudoElementSelector" && ofFields.test(first.name)) return [["input"]];
  return [...children].flatMap((part): string[][] => {
    if (part.type === "ClassSelector") return [[`.${ident.decode(part.name)}`]];
    // Only what is in a shadow tree can match it, and no page has one.
    if (part.type === "PseudoClassSelector" && part.name === "host") return [[":host"]];
    if (part.type === "PseudoClassSelector" && /^(is|where|has)$/.test(part.name)) return needsOfOne(part.children?.first);
    return part.type === "TypeSelector" && /^[a-z]/i.test(part.name) ? [[part.name.toLowerCase()]] : [];
  });
}

/** Where there are several selectors, the last name of one of them must be there: the last is mostly the one that few pages have. */
function needsOfOne(list: CssNode | null | undefined): string[][] {
  if (list?.type !== "SelectorList") return [];
  const each = [...list.children].map((one) => (one.type === "Selector" ? needsOf(one) : []));
  const [only] = each;
  if (only && each.length === 1) return only;
  return each.some((needs) => needs.length === 0) ? [] : [each.flatMap((needs) => needs.at(-1) ?? [])];
}

function textOf({ loc }: CssNode, css: string): string {
  return loc ? css.slice(loc.start.offset, loc.end.offset) : "";
}
