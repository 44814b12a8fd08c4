import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import routes from "#app/routes.ts";
import { pageNames, siteFiles, sitePages, tellingPages } from "./site-pages.ts";

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children }) => [
    ...(path !== undefined || index ? [`/${path ?? ""}`] : []),
    ...pathsOf(children ?? []),
  ]);
}

it("the pages that are always there are those of the map of routes", () => {
  const site = pathsOf(routes.filter(({ path }) => path !== "admin")).filter((path) => !/[:*]/.test(path));
  expect([...sitePages, ...siteFiles].sort()).toEqual(site.sort());
});

it("each has a name, and says something itself, but for the one that shows what somebody looked for", () => {
  expect(pageNames).toMatchObject({ "/courses": "Courses", "/exams": "Exams", "/classes": "Classes", "/blog": "Blog" });
  expect(sitePages.filter((page) => !pageNames[page])).toEqual([]);
  expect(sitePages.filter((page) => !tellingPages.includes(page))).toEqual(["/search"]);
});
