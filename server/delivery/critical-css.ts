import { withValue } from "./custom-properties.ts";
import type { PageContent } from "./page-content.ts";
import type { DeclarationText, FontFace, Range, SheetNode } from "./style-sheet.ts";

/** The style sheet cut to what can match something in a page; custom properties that nothing reads are left out. */
export function criticalCss(sheet: readonly SheetNode[], page: PageContent): string {
  const reads = new Set(page.customProperties);
  const kept = keep(sheet, page, reads);
  const fixed = firstValues(kept);
  for (const name of page.customProperties) fixed.delete(name);
  for (const name of fixed.keys()) reads.delete(name);
  return write(kept, reads, fixed);
}

/** Tailwind's own properties that no rule sets, with the values that they have at first. */
function firstValues(nodes: readonly SheetNode[], inLayer = false, values = new Map<string, string>()): Map<string, string> {
  for (const node of nodes) {
    if ("children" in node) firstValues(node.children, inLayer || node.head === "@layer properties", values);
    for (const { text, sets } of "selectors" in node ? node.declarations : []) {
      if (sets === undefined) continue;
      if (inLayer) values.set(sets, text.slice(text.indexOf(":") + 1).trim());
      else values.delete(sets);
    }
  }
  return values;
}

/** The nodes that can match, with the custom properties that they read added to `reads`. */
function keep(nodes: readonly SheetNode[], page: PageContent, reads: Set<string>): SheetNode[] {
  const kept: SheetNode[] = [];
  for (const node of nodes) {
    if ("ranges" in node) {
      if (isNeeded(node, page.characters)) kept.push(node);
    } else if ("children" in node) {
      const children = keep(node.children, page, reads);
      if (children.length > 0) kept.push({ head: node.head, children });
    } else if ("selectors" in node) {
      const selectors = node.selectors.filter(({ needs }) => needs.every((names) => names.some((name) => page.names.has(name))));
      if (selectors.length === 0) continue;
      for (const name of node.reads) reads.add(name);
      kept.push({ ...node, selectors });
    } else kept.push(node);
  }
  return kept;
}

function write(nodes: readonly SheetNode[], reads: ReadonlySet<string>, fixed: ReadonlyMap<string, string>): string {
  let text = "";
  for (const node of nodes) {
    if ("children" in node) text += `${node.head}{${write(node.children, reads, fixed)}}`;
    else if ("selectors" in node) {
      const body = withValues(declarations(node.declarations, reads), fixed);
      if (body !== "") text += `${node.selectors.map((selector) => selector.text).join(",")}{${body}}`;
    } else text += node.text;
  }
  return text;
}

function declarations(all: readonly DeclarationText[], reads: ReadonlySet<string>): string {
  let text = "";
  for (const { text: one, sets } of all) if (sets === undefined || reads.has(sets)) text += text === "" ? one : `;${one}`;
  return text;
}

function withValues(body: string, fixed: ReadonlyMap<string, string>): string {
  if (!body.includes("--tw-")) return body;
  let text = body;
  for (const [name, value] of fixed) text = withValue(text, name, value);
  return text;
}

/** Whether a browser would fetch the face for one of these characters. */
function isNeeded(face: FontFace, characters: readonly number[]): boolean {
  return characters.some((one) => isIn(one, face.ranges) && !isIn(one, face.overridden));
}

function isIn(one: number, ranges: readonly Range[]): boolean {
  return ranges.some(([first, last]) => first <= one && one <= last);
}
