// What is known of each feature of the web platform (the data behind MDN's tables), by path: "css.properties.width.stretch".

import data from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data";

/** Where something is used, and the features that it may be: by its name alone a method can be of several interfaces. */
export type Use = { at: number; anyOf: string[] };

const found = new Map<string, CompatStatement>();
const byName = new Map<string, string[]>();
for (const part of ["api", "css", "html", "javascript"] as const) collect(data[part], part);

function collect(node: Identifier, path: string): void {
  if (node.__compat) {
    found.set(path, node.__compat);
    const name = path.slice(path.lastIndexOf(".") + 1);
    byName.set(name, [...(byName.get(name) ?? []), path]);
  }
  for (const [name, child] of Object.entries(node)) if (name !== "__compat") collect(child as Identifier, `${path}.${name}`);
}

export function isFeature(path: string): boolean {
  return found.has(path);
}

export function supportOf(path: string): CompatStatement["support"] {
  return found.get(path)?.support ?? {};
}

/** The features of this name, wherever they are, whose paths begin so. */
export function featuresNamed(name: string, start: RegExp): string[] {
  return (byName.get(name) ?? []).filter((path) => start.test(path));
}
