// Which features a style sheet uses. What stands under an @supports that asks for it is not counted, nor a value after one of its property.
import { type Atrule, type Block, type CssNode, type Declaration, findAll, parse } from "css-tree";
import { featuresNamed, isFeature, type Use } from "./feature-data.ts";

/** What is of one engine only, and ignored by the others. */
const prefixed = /\.-(webkit|moz)-/;
const dynamicUnit = /^[dls]v([hwib]|min|max)$/;
const unitSizes: Record<string, string> = { d: "dynamic", l: "large", s: "small" };

export function cssFeatures(css: string): Use[] {
  return usesIn(parse(css, { positions: true, parseCustomProperty: true, onParseError: () => {} }), new Set());
}

function usesIn(node: CssNode, asked: ReadonlySet<string>): Use[] {
  if (node.type === "Atrule") return atruleUses(node, asked);
  if (node.type === "Declaration") return counted(declarationUses(node), asked);
  // Of the selectors inside these, a browser drops only the one that it does not know.
  if (node.type === "PseudoClassSelector" && /^(is|where)$/.test(node.name)) return [];
  if (node.type === "PseudoClassSelector" || node.type === "PseudoElementSelector")
    return [...counted([use(node, `css.selectors.${node.name}`)], asked), ...childUses(node, asked)];
  if (node.type === "NestingSelector") return counted([use(node, "css.selectors.nesting")], asked);
  if (node.type === "Block") return withoutFallbacks(node).flatMap((child) => usesIn(child, asked));
  if (node.type === "Rule") return [...usesIn(node.prelude, asked), ...usesIn(node.block, asked)];
  return childUses(node, asked);
}

function childUses(node: CssNode, asked: ReadonlySet<string>): Use[] {
  return "children" in node && node.children ? [...node.children].flatMap((child) => usesIn(child, asked)) : [];
}

function atruleUses(node: Atrule, asked: ReadonlySet<string>): Use[] {
  const own = [use(node, `css.at-rules.${node.name}`)];
  if (node.name === "supports") {
    const wanted = node.prelude ? all(node.prelude).flatMap((one) => usesIn(one, new Set())) : [];
    return node.block ? usesIn(node.block, new Set([...asked, ...wanted.flatMap(({ anyOf }) => anyOf)])) : [];
  }
  if (node.name === "media" || node.name === "container")
    for (const one of node.prelude ? all(node.prelude) : []) own.push(...featureUses(one, node.name));
  const inside = node.block && /^(page|font-face|property|counter-style|font-palette-values|position-try)$/.test(node.name);
  if (inside) return counted([...own, ...descriptorUses(node)], asked);
  return [...counted(own, asked), ...(node.block ? usesIn(node.block, asked) : [])];
}

function featureUses(node: CssNode, rule: string): Use[] {
  if (node.type === "FeatureRange") return [use(node, "css.at-rules.media.range_syntax")];
  if (node.type === "Feature") return [use(node, `css.at-rules.${rule}.${node.name}`)];
  // Some queries are functions that the parser does not know.
  return functionsIn(node).map((name) => use(node, `css.at-rules.${rule}.${name}_queries`));
}

function descriptorUses({ name, block }: Atrule): Use[] {
  return [...(block?.children ?? [])].flatMap((node) =>
    node.type === "Declaration" ? [use(node, `css.at-rules.${name}.${node.property}`)] : [],
  );
}

function declarationUses(node: Declaration): Use[] {
  const property = `css.properties.${node.property}`;
  return [use(node, property), ...all(node.value).flatMap((part) => valueUses(part, property))];
}

function valueUses(node: CssNode, property: string): Use[] {
  if (node.type === "Identifier") return [use(node, `${property}.${node.name}`)];
  if (node.type === "Function") return [{ at: at(node), anyOf: functionsNamed(node.name, property) }];
  if (node.type === "Raw") return functionsIn(node).map((name) => ({ at: at(node), anyOf: functionsNamed(name, property) }));
  if (node.type === "Dimension") return [use(node, `css.types.length.${lengthUnit(node.unit)}`)];
  return [];
}

function functionsIn(node: CssNode): string[] {
  if (node.type === "FeatureFunction") return [node.feature];
  const text = node.type === "Raw" ? node.value : node.type === "GeneralEnclosed" ? `${node.function}(` : "";
  return [...text.matchAll(/([a-z][a-z-]*)\(/g)].flatMap(([, name]) => name ?? []);
}

function functionsNamed(name: string, property: string): string[] {
  const own = [`${property}.${name}`, `${property}.${name}_function`].filter(isFeature);
  return own.length > 0 ? own : featuresNamed(name, /^css\.types\./);
}

function lengthUnit(unit: string): string {
  if (dynamicUnit.test(unit)) return `viewport_percentage_units_${unitSizes[unit.charAt(0)]}`;
  return /^cq/.test(unit) ? "container_query_length_units" : unit;
}

/** Where a property is set twice in one block, an older browser takes the first. */
function withoutFallbacks(block: Block): CssNode[] {
  const set = new Set<string>();
  return [...block.children].filter((node) => {
    if (node.type !== "Declaration") return true;
    const again = set.has(node.property);
    set.add(node.property);
    return !again;
  });
}

const all = (node: CssNode): CssNode[] => findAll(node, () => true);

function use(node: CssNode, path: string): Use {
  return { at: at(node), anyOf: [path] };
}

function at({ loc }: CssNode): number {
  return loc?.start.offset ?? 0;
}

function counted(uses: Use[], asked: ReadonlySet<string>): Use[] {
  return uses.filter(({ anyOf }) => anyOf.some(isFeature) && !anyOf.some((path) => asked.has(path) || prefixed.test(path)));
}
