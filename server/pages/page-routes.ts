import type { ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];

/** A page of the build: the parts of its path as app/routes.ts writes them, and what its module exports as `handle`. */
export type PageRoute = { pattern: string[]; handle: unknown };

export function pageRoutesOf(routes: Routes): PageRoute[] {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  return Object.entries(routes).flatMap(([id, leaf]) =>
    leaf && !parents.has(id) ? [{ pattern: patternOf(routes, id), handle: leaf.module.handle }] : [],
  );
}

function patternOf(routes: Routes, id: string | undefined): string[] {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return [];
  return [...patternOf(routes, route.parentId), ...(route.path?.split("/") ?? []).filter((part) => part !== "")];
}
