import { expect, it } from "vitest";
import { pageRoutesOf } from "./page-routes.ts";

it("reads each page's whole path from the routes above it", () => {
  const handle = { marked: true };
  const routes = {
    root: { id: "root", path: "", module: { default: () => null } },
    layout: { id: "layout", parentId: "root", module: { default: () => null } },
    home: { id: "home", parentId: "layout", index: true as const, module: { default: () => null, handle } },
    course: { id: "course", parentId: "layout", path: "course/:slug", module: { default: () => null } },
  };
  expect(pageRoutesOf(routes)).toEqual([
    { pattern: [], handle },
    { pattern: ["course", ":slug"], handle: undefined },
  ]);
});
