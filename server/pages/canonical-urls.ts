import type { ServerBuild } from "react-router";
import { readsSearch } from "#app/search-of-page.ts";

type Routes = ServerBuild["routes"];
/** A page: its routes from the outermost in, and the parts of its path as the map writes them. */
type Page = { ids: string[]; pattern: string[] };

/** What an address asks for: a page under its one canonical address, or an older form of it that leads there. */
export type Address = { moved: string } | { path: string; unknown: boolean };

/** No slug or title is longer (contract/text.ts), so nothing is looked up for it. */
const longestPart = 300;
const nowhere = "unknown-address";

/**
 * Reads addresses of pages by the map of routes. Each page has one canonical address: fixed parts as the map writes them,
 * others encoded as encodeURIComponent does, no empty parts, and of the query only what the page's route reads
 * (app/search-of-page.ts). Every other form leads there, so that nothing is looked up, made or kept twice. A query that
 * no route reads belongs to the browser and makes no difference. All addresses that no route knows share one answer.
 */
export function createCanonicalUrls(routes: Routes) {
  const pages = pagesOf(routes);

  /** `url`: as it came, path and query. */
  return function read(url: string): Address {
    const { pathname, searchParams: given, search } = parsed(url);
    const asIs = url.replace(/[?#].*/s, "");
    const forData = pathname.endsWith(".data");
    const document = forData ? pathname.replace(/(\/_)?\.data$/, "") : pathname;
    const parts = partsOf(document);
    const page = parts && pages.find(({ pattern }) => fits(pattern, parts));
    if (!page) return unknown([], forData, given);
    const { ids, pattern } = page;
    if (pattern.at(-1) === "*") return unknown(ids, forData, given);
    const leaf = routes[ids.at(-1) ?? ""];
    // What is no page (sitemap.xml) has no data of its own.
    if (!leaf || (forData && !leaf.module.default)) return unknown([], forData, given);

    const path = `/${pattern.map((part, at) => (part.startsWith(":") ? encodeURIComponent(parts[at] ?? "") : part)).join("/")}`;
    const place = forData ? (path === "/" ? "/_.data" : `${path}.data`) : path;
    const reads = readsSearch(leaf.module.handle);
    const meant = reads?.canonical(given) ?? "";
    const asked = new URLSearchParams([...given].filter(([name]) => reads?.names.includes(name))).toString();
    const target = meant === "" ? place : `${place}?${meant}`;
    if (asked !== meant || (reads && asIs !== place)) return { moved: target };
    if (asIs !== place) return { moved: place + search };
    return { path: forData ? withParameter(target, wantedRoutes(ids, given)) : target, unknown: false };
  };

  /** One answer for each kind of page that says so, made for an address of its own. */
  function unknown(ids: string[], forData: boolean, given: URLSearchParams): Address {
    const path = `/${[...patternOf(routes, ids).slice(0, -1), nowhere].join("/")}`;
    return { path: forData ? withParameter(`${path}.data`, wantedRoutes(ids, given)) : path, unknown: true };
  }

  /** React Router asks for the loaders of some routes only (`_routes`), when others need no new data. */
  function wantedRoutes(ids: string[], given: URLSearchParams): string {
    const named = given.get("_routes")?.split(",") ?? [];
    return ids.filter((id) => named.includes(id) && routes[id]?.module.loader).join(",");
  }
}

/**
 * Path and query of a request line. It may name a host (`GET http://host/ HTTP/1.1`), which is not ours to look at, and
 * some programs send UTF-8 as it is, which node:http reads as Latin-1.
 */
export function originForm(line: string): string {
  const url = line.startsWith("/") ? line : line.replace(/^https?:\/\/[^/?#]*/i, "").replace(/^(?!\/)/, "/");
  return /[\x80-\xff]/.test(url) ? Buffer.from(url, "latin1").toString("utf8") : url;
}

function parsed(url: string): URL {
  try {
    // Two slashes, or a backslash, would begin another host's address.
    return new URL(url.replace(/^[/\\]+/, "/"), "http://academy");
  } catch {
    return new URL(`http://academy/${nowhere}`);
  }
}

/** The parts of a path, decoded; undefined when no page can have such an address. */
function partsOf(path: string): string[] | undefined {
  try {
    const parts = path
      .split("/")
      .filter((part) => part !== "")
      .map(decodeURIComponent);
    const impossible = (part: string) =>
      part.length > longestPart || /\p{Cc}/u.test(part) || part.endsWith(".data") || /^\.{1,2}$/.test(part);
    return parts.some(impossible) ? undefined : parts;
  } catch {
    return undefined;
  }
}

function withParameter(path: string, wanted: string): string {
  return wanted === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ _routes: wanted })}`;
}

/** All pages, those with the most exact addresses first. React Router's own matching builds all its patterns anew each time. */
function pagesOf(routes: Routes): Page[] {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  const pages = Object.keys(routes)
    .filter((id) => !parents.has(id))
    .map((id) => ({ ids: chainOf(routes, id), pattern: patternOf(routes, chainOf(routes, id)) }));
  const vagueness = ({ pattern }: Page) => pattern.map((part) => (part === "*" ? "2" : part.startsWith(":") ? "1" : "0")).join("");
  return pages.sort((one, other) => vagueness(one).localeCompare(vagueness(other)));
}

function chainOf(routes: Routes, id: string): string[] {
  const parent = routes[id]?.parentId;
  return parent === undefined ? [id] : [...chainOf(routes, parent), id];
}

function patternOf(routes: Routes, ids: string[]): string[] {
  return ids.flatMap((id) => routes[id]?.path?.split("/") ?? []).filter((part) => part !== "");
}

/** Fixed parts are the same in any case, as React Router has it. */
function fits(pattern: string[], parts: string[]): boolean {
  const isOpen = pattern.at(-1) === "*";
  if (isOpen ? parts.length < pattern.length - 1 : parts.length !== pattern.length) return false;
  return pattern.every((part, at) => part === "*" || part.startsWith(":") || part.toLowerCase() === parts[at]?.toLowerCase());
}
