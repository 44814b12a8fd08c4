import type { Page } from "@playwright/test";
import { type CssNode, generate, parse, walk } from "css-tree";

/** Without `layers` nothing of the style sheet applies; browsers that lack them lack dialogs and popovers as well. */
export type OldBrowser = { name: string; layers: boolean };

export const oldBrowsers: OldBrowser[] = [
  { name: "of 2022", layers: true },
  { name: "of 2021", layers: false },
];

const newRules = /^(property|container|starting-style|scope|position-try)$/;
const newFunctions = /\b(light-dark|color-mix|oklch|oklab|lab|lch)\(/;
const newUnits = /\d([dls]v([hwib]|min|max)|cq[whib]|cqmin|cqmax|r?lh)\b/;
const newPseudos = /:(has\(|popover-open|modal|open\b|:details-content|user-valid|user-invalid)/;
const newProperties = /^(content-visibility|contain-.*|field-sizing|text-wrap.*|interpolate-size|translate|rotate|scale|accent-color)$/;
const newAttributes = / (popover|popovertarget|command|commandfor|closedby|inert|fetchpriority)="[^"]*"/gi;

/** Sends this page of each document and style sheet what an engine of some years ago understands. */
export async function openAs(page: Page, { layers }: OldBrowser): Promise<void> {
  await page.route(/.*/, async (route) => {
    const type = route.request().resourceType();
    if (type !== "document" && type !== "stylesheet") return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    const text = await response.text();
    const { "content-encoding": _packed, "content-length": _length, ...headers } = response.headers();
    const body = type === "stylesheet" ? oldSheet(text, layers) : oldDocument(text, layers);
    await route.fulfill({ status: response.status(), headers, body });
  });
}

function oldDocument(html: string, layers: boolean): string {
  const plain = html
    .replaceAll(/(<style[^>]*>)(.*?)(<\/style>)/gs, (_, start, css, end) => start + oldSheet(css, layers) + end)
    .replaceAll(newAttributes, "");
  // An element that a browser does not know is shown.
  return layers ? plain : plain.replace("<head>", "<head><style>dialog{display:inline;position:static}</style>");
}

function oldSheet(css: string, layers: boolean): string {
  // What is asked for by @supports is not there either.
  const asked = (head: string) => head.replace(/selector\([^)]*\)/, "selector(:-unknown)").replace(newUnits, "1unknown");
  const sheet = parse(css.replaceAll(/@supports[^{]*/g, asked), { parseValue: false });
  walk(sheet, (node, item, list) => {
    if (item && list && isNew(node, layers)) list.remove(item);
    // Nested rules came in 2023.
    if (node.type === "Rule") node.block.children = node.block.children.filter(({ type }) => type === "Declaration");
  });
  return generate(sheet);
}

function isNew(node: CssNode, layers: boolean): boolean {
  if (node.type === "Atrule")
    return (
      newRules.test(node.name) ||
      (node.name === "layer" && !layers) ||
      (node.name === "media" && /[<>]|scripting/.test(textOf(node.prelude)))
    );
  if (node.type === "Rule") return newPseudos.test(textOf(node.prelude));
  if (node.type !== "Declaration") return false;
  const value = textOf(node.value);
  if (!newUnits.test(value) && !newFunctions.test(value)) return newProperties.test(node.property);
  // A custom property takes anything; what reads it is then invalid.
  if (!node.property.startsWith("--")) return true;
  node.value = { type: "Raw", value: "invalid()" };
  return false;
}

function textOf(node: CssNode | null): string {
  return node ? generate(node) : "";
}
