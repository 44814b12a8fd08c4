import type { EntryContext, ServerBuild } from "react-router";

// What React Router does and its documentation does not promise; react-router-internals.test.ts fails when it changes.

type Routes = ServerBuild["routes"];

/** A page of the build: its routes from the outermost in, and the parts of its path as the map of routes writes them. */
export type PageRoute = {
  pattern: string[];
  loaders: string[];
  /** Whether it is a document; sitemap.xml is none and has no data of its own. */
  isDocument: boolean;
  /** What its module exports as `handle`. */
  handle: unknown;
};

export function pageRoutesOf(routes: Routes): PageRoute[] {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  return Object.entries(routes).flatMap(([id, leaf]) => {
    if (!leaf || parents.has(id)) return [];
    const ids = chainOf(routes, id);
    const pattern = ids.flatMap((one) => routes[one]?.path?.split("/") ?? []).filter((part) => part !== "");
    const loaders = ids.filter((one) => routes[one]?.module.loader);
    return [{ pattern, loaders, isDocument: leaf.module.default !== undefined, handle: leaf.module.handle }];
  });
}

function chainOf(routes: Routes, id: string): string[] {
  const parent = routes[id]?.parentId;
  return parent === undefined ? [id] : [...chainOf(routes, parent), id];
}

export const wantedLoaders = "_routes";

export function dataAddressOf(path: string): string {
  return path === "/" ? "/_.data" : `${path}.data`;
}

/** The page whose data an address asks for; undefined when it asks for a document. */
export function pageOfDataAddress(path: string): string | undefined {
  return path.endsWith(".data") ? path.replace(/(\/_)?\.data$/, "") : undefined;
}

/** The headers of an answer without a body (204) to a request for data that leads the browser on for good; `isElsewhere`: to another site. */
export function dataRedirect(to: string, isElsewhere: boolean): Record<string, string> {
  return { "x-remix-redirect": to, "x-remix-status": "301", ...(isElsewhere && { "x-remix-reload-document": "true" }) };
}

/** Routes and what their loaders found: with these, a page that was not found has the same words at every address. */
export function foundFor({ staticHandlerContext: { matches, loaderData, errors } }: EntryContext): string {
  return JSON.stringify([matches.map(({ route }) => route.id), loaderData, Object.keys(errors ?? {})]);
}

const routeMap = "window.__reactRouterManifest=";

/** The browsers' map of routes without imports, which are only for fetching ahead (not done here). Undefined for any other file. */
export function withoutImports(code: string): string | undefined {
  if (!code.startsWith(routeMap)) return undefined;
  const map = JSON.parse(code.slice(routeMap.length).replace(/;\s*$/, ""));
  for (const route of Object.values<{ imports?: string[] }>(map.routes)) route.imports = [];
  return `${routeMap}${JSON.stringify(map)};`;
}

/** Whether a script only hands the page's settings and data over to the module script, which waits for all of it. */
export function handsOverData(code: string): boolean {
  return code.startsWith("window.__reactRouterContext");
}

/** Settings without the names of experiments that are off: 24 bytes of every page. */
export function shortSettings(code: string): string {
  return code.replace(/"future":\{("\w+":false,?)+\}/, '"future":{}');
}

/** What a module script imports before it does anything, and the rest of it with the other imports awaited in place. */
type Imports = { named: Array<{ name: string; from: string }>; rest: string };

/** Reads the module script of <Scripts>: static imports are fetched at once, what is answered can wait. Undefined: it has another form. */
export function dynamicImportsOf(code: string): Imports | undefined {
  const named: Imports["named"] = [];
  const others = code.replace(/import \* as (\w+) from "([^"]+)";/g, (_all, name: string, from: string) => {
    named.push({ name, from });
    return "";
  });
  const rest = others
    .replace(/import ("[^"]+")(;?)/g, "await import($1);")
    .replace(/\s*\n\s*/g, "\n")
    .trim();
  const isKnown = named.length > 0 && rest.includes("__reactRouterRouteModules") && !/(^|[\n;])import[\s{*]/.test(rest);
  return isKnown ? { named, rest } : undefined;
}
