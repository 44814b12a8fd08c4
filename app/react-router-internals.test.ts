import { createElement as element } from "react";
import { renderToString } from "react-dom/server";
import {
  createRequestHandler,
  data,
  type EntryContext,
  Links,
  Outlet,
  RouterContextProvider,
  Scripts,
  ScrollRestoration,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { expect, it } from "vitest";
import { readPage } from "#server/delivery/page-content.ts";
import {
  dataAddressOf,
  dynamicImportsOf,
  foundFor,
  handsOverData,
  pageOfDataAddress,
  pageRoutesOf,
  shortSettings,
  wantedLoaders,
  withoutImports,
} from "./react-router-internals.ts";

const sheet = "/assets/site.css";
let context: EntryContext | undefined;

const mark = { "data-client-only": true };

function Document() {
  const body = [element(Outlet, { key: 1 }), element(ScrollRestoration, { key: 2, ...mark }), element(Scripts, { key: 3 })];
  return element("html", null, element("head", null, element(Links)), element("body", null, body));
}

const client = {
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};
const asset = (id: string) => ({
  id,
  module: `/assets/${id}.js`,
  hasAction: false,
  hasLoader: id === "course",
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  hasDefaultExport: true,
  ...client,
});

const feed = { default: Document, loader: () => new Response("<feed/>") };
// The type asks for a component, but a module of this kind has none.
Reflect.deleteProperty(feed, "default");

const routes: ServerBuild["routes"] = {
  root: { id: "root", path: "", module: { default: Document, links: () => [{ rel: "stylesheet", href: sheet }] } },
  layout: { id: "layout", parentId: "root", module: { default: () => element(Outlet) } },
  home: { id: "home", parentId: "layout", index: true, module: { default: () => "Home", handle: { marked: true } } },
  course: {
    id: "course",
    parentId: "layout",
    path: "course/:slug",
    module: {
      default: () => "Course",
      loader: ({ params }) =>
        data({ title: params.slug === "german" ? "German" : "None" }, { status: params.slug === "german" ? 200 : 404 }),
    },
  },
  feed: { id: "feed", parentId: "root", path: "feed.xml", module: feed },
};

const build: ServerBuild = {
  entry: {
    module: {
      handleError: () => {},
      default: (request, status, headers, given) => {
        context = given;
        return new Response(renderToString(element(ServerRouter, { context: given, url: request.url, nonce: "N" })), { status, headers });
      },
    },
  },
  routes,
  assets: {
    version: "1",
    url: "/assets/manifest.js",
    entry: { module: "/assets/entry.js", imports: ["/assets/chunk.js"] },
    routes: { root: asset("root"), layout: asset("layout"), home: asset("home"), course: asset("course") },
  },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
};

const handle = createRequestHandler(build, "production");
const ask = (path: string) => handle(new Request(`http://academy${path}`), new RouterContextProvider());

it("<Scripts> and <Links> write the tags that are made late, with the nonce", async () => {
  const html = await (await ask("/course/german")).text();
  const page = readPage(html);
  expect(page.sheets.map(({ href }) => href)).toEqual([sheet]);
  expect(page.modulePreloads.length).toBeGreaterThan(2);
  const modules = page.scripts.filter(({ attributes }) => attributes.type === "module");
  expect(modules).toHaveLength(1);
  const [script] = modules;
  expect(script?.attributes.nonce).toBe("N");
  const imports = dynamicImportsOf(html.slice(script?.start, script?.end));
  expect(imports?.named.map(({ from }) => from)).toEqual(["/assets/root.js", "/assets/layout.js", "/assets/course.js"]);
  expect(imports?.rest).toMatch(
    /^await import\("\/assets\/manifest\.js"\);\n.*window\.__reactRouterRouteModules = .*\nimport\("\/assets\/entry\.js"\);$/s,
  );
});

it("<Scripts> writes the settings in a script that only hands them over, and what is off can be left out", async () => {
  const html = await (await ask("/")).text();
  const code = readPage(html).scripts.map(({ start, end }) => html.slice(start, end));
  expect(code.filter((one) => handsOverData(one) && one.includes('"future":{},'))).toHaveLength(1);
  expect(shortSettings('{"a":1,"future":{"b":false,"c_d":false},"e":false}')).toBe('{"a":1,"future":{},"e":false}');
  expect(shortSettings('{"future":{"b":true,"c":false}}')).toBe('{"future":{"b":true,"c":false}}');
});

it("<ScrollRestoration> passes the mark on by which its script is left out", async () => {
  const { scripts } = readPage(await (await ask("/")).text());
  expect(scripts.filter(({ attributes }) => "data-client-only" in attributes)).toHaveLength(1);
});

it("the map of routes keeps what leads to a page, and what is imported at the start", () => {
  const route = { id: "root", module: "/assets/root-1.js", imports: ["/assets/a.js"], css: ["/assets/a.css"] };
  const map = { entry: { module: "/assets/entry-1.js", imports: ["/assets/a.js"] }, routes: { root: route } };
  expect(withoutImports(`window.__reactRouterManifest=${JSON.stringify(map)};`)).toBe(
    `window.__reactRouterManifest=${JSON.stringify({ ...map, routes: { root: { ...route, imports: [] } } })};`,
  );
  expect(withoutImports("export {};")).toBeUndefined();
});

it("an import of another form is not taken for a known one", () => {
  for (const code of ['import a from "/a.js";', 'import { a } from "/a.js";', 'import*as a from "/a.js";'])
    expect(dynamicImportsOf(`import * as route0 from "/b.js";\n${code}\nwindow.__reactRouterRouteModules = {};`)).toBeUndefined();
});

it("data is asked for beside the page, for all its loaders or for those that are named", async () => {
  for (const path of ["/", "/course/german"]) expect(pageOfDataAddress(dataAddressOf(path)) || "/").toBe(path);
  expect(pageOfDataAddress("/course/german")).toBeUndefined();
  const answer = await ask(dataAddressOf("/course/german"));
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("German");
  expect(await (await ask(`${dataAddressOf("/course/german")}?${wantedLoaders}=course`)).text()).toContain("German");
  expect(await (await ask(`${dataAddressOf("/course/german")}?${wantedLoaders}=layout`)).text()).not.toContain("German");
});

it("the build tells each page's path, loaders and handle", () => {
  expect(pageRoutesOf(build.routes)).toEqual([
    { pattern: [], loaders: [], isDocument: true, handle: { marked: true } },
    { pattern: ["course", ":slug"], loaders: ["course"], isDocument: true, handle: undefined },
    { pattern: ["feed.xml"], loaders: ["feed"], isDocument: false, handle: undefined },
  ]);
});

it("pages whose loaders found the same are the same", async () => {
  const found = async (path: string) => {
    await ask(path);
    return context && foundFor(context);
  };
  expect(await found("/course/one")).toBe(await found("/course/two"));
  expect(await found("/course/one")).not.toBe(await found("/course/german"));
  expect(await found("/course/one")).not.toBe(await found("/nowhere"));
});
