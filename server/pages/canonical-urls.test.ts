import type { ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { createCanonicalUrls, originForm } from "./canonical-urls.ts";

const loader = () => null;
const page = { default: () => "page", loader };
const search = {
  names: ["page"],
  canonical: (given: URLSearchParams) => (Number(given.get("page")) > 1 ? `page=${given.get("page")}` : ""),
};
const routes: ServerBuild["routes"] = {
  root: { id: "root", path: "", module: { default: () => "root" } },
  layout: { id: "layout", parentId: "root", module: page },
  home: { id: "home", parentId: "layout", index: true, module: page },
  blog: { id: "blog", parentId: "layout", path: "blog", module: { ...page, handle: { search } } },
  course: { id: "course", parentId: "layout", path: "course/:courseId", module: page },
  newCourse: { id: "newCourse", parentId: "layout", path: "course/new", module: page },
  unknown: { id: "unknown", parentId: "layout", path: "*", module: page },
  office: { id: "office", parentId: "layout", path: "office/*", module: page },
};
const read = createCanonicalUrls(routes);
const at = (path: string) => ({ path, unknown: false });

/** The item may have moved itself. */
const itemAt = (path: string, query = "") => ({ moved: path + query, item: path });

it("a page has one address, and every other form of it leads there", () => {
  expect(read("/")).toEqual(at("/"));
  expect(read("/course/Russian_%D0%A0%D1%83%D1%81")).toEqual(at("/course/Russian_%D0%A0%D1%83%D1%81"));
  expect(read("/course/Russian_Рус")).toEqual(itemAt("/course/Russian_%D0%A0%D1%83%D1%81"));
  expect(read("/COURSE/German/")).toEqual(itemAt("/course/German"));
  expect(read("//course//German?utm_source=x")).toEqual(itemAt("/course/German", "?utm_source=x"));
  expect(read("/Blog/")).toEqual({ moved: "/blog" });
});

it("of the query only what the page reads makes a difference", () => {
  expect(read("/?utm_source=x")).toEqual(at("/"));
  expect(read("/blog?page=2")).toEqual(at("/blog?page=2"));
  expect(read("/blog?page=1")).toEqual({ moved: "/blog" });
  expect(read("/blog?page=2&utm_source=x")).toEqual(at("/blog?page=2"));
  expect(read("/Blog?utm_source=x&page=2")).toEqual({ moved: "/blog?page=2&utm_source=x" });
  expect(read("/Blog?page=1&utm_source=x&page=2")).toEqual({ moved: "/blog?utm_source=x" });
  expect(read("/blog/?course=German")).toEqual({ moved: "/blog?course=German" });
});

it("all addresses that no page has share one answer, also those that cannot be read", () => {
  const missing = read("/nowhere");
  expect(missing).toEqual({ path: "/unknown-address", unknown: true });
  for (const url of [
    "/a/b/c",
    "/blog.data",
    "/_.data",
    "/course/German.data",
    "/course/%E0%A4%A",
    `/course/${"x".repeat(301)}`,
    "/course/a%00b",
  ])
    expect(read(url), url).toEqual(missing);
});

it("what no page of a part has is answered by that part, and a page of its own goes before those of items", () => {
  const missing = { path: "/office/unknown-address", unknown: true };
  expect([read("/office"), read("/Office/a/b")]).toEqual([missing, missing]);
  expect(read("/Course/New")).toEqual({ moved: "/course/new" });
});

it("a request line is read as a path, whatever host it names and however its letters came", () => {
  expect(originForm("http://elsewhere.example/courses?a=1")).toBe("/courses?a=1");
  expect([originForm("courses"), originForm("http://elsewhere.example/")]).toEqual(["/courses", "/"]);
  expect(originForm(Buffer.from("/course/Русский").toString("latin1"))).toBe("/course/Русский");
});
