import type { ServerBuild } from "react-router";
import { dataAddressOf, type PageRoute, pageOfDataAddress, pageRoutesOf, wantedLoaders } from "#app/react-router-internals.ts";
import { readsSearch } from "#app/search-of-page.ts";

/** What an address asks for: a page at its canonical address, or another form that leads there. `item`: the item may have moved itself. */
export type Address = { moved: string; item?: string } | { path: string; unknown: boolean };

/** No slug or title is longer (contract/text.ts), so nothing is looked up for it. */
const longestPart = 300;
const nowhere = "unknown-address";

/**
 * Reads addresses of pages by the map of routes. Each page has one canonical address: fixed parts as the map writes them, others encoded as
 * encodeURIComponent does, no empty parts, and of the query only what its route reads (app/search-of-page.ts). Every other form leads there
 * with the rest of its query, which belongs to the browser and makes no difference, so that nothing is looked up, made or kept twice. All
 * addresses that no route knows share one answer.
 */
export function createCanonicalUrls(routes: ServerBuild["routes"]) {
  const pages = exactestFirst(pageRoutesOf(routes));

  /** `url`: as it came, path and query. */
  return function read(url: string): Address {
    const { pathname, searchParams: given, search } = parsed(url);
    const asIs = url.replace(/[?#].*/s, "");
    const ofData = pageOfDataAddress(pathname);
    const forData = ofData !== undefined;
    const parts = partsOf(ofData ?? pathname);
    const page = parts && pages.find(({ pattern }) => fits(pattern, parts));
    if (!page) return unknown(undefined, forData, given);
    const { pattern } = page;
    if (pattern.at(-1) === "*") return unknown(page, forData, given);
    if (forData && !page.isDocument) return unknown(undefined, forData, given);

    const path = `/${pattern.map((part, at) => (part.startsWith(":") ? encodeURIComponent(parts[at] ?? "") : part)).join("/")}`;
    const place = forData ? dataAddressOf(path) : path;
    const reads = readsSearch(page.handle);
    const meant = reads?.canonical(given) ?? "";
    const asked = new URLSearchParams([...given].filter(([name]) => reads?.names.includes(name))).toString();
    const target = meant === "" ? place : `${place}?${meant}`;
    if (asked !== meant || (reads && asIs !== place)) {
      const others = [...given].filter(([name]) => !forData && !reads?.names.includes(name));
      const query = [meant, new URLSearchParams(others).toString()].filter(Boolean).join("&");
      return { moved: query === "" ? place : `${place}?${query}` };
    }
    const isItem = !forData && pattern.some((part) => part.startsWith(":"));
    if (asIs !== place) return { moved: place + search, ...(isItem && { item: path }) };
    return { path: forData ? withParameter(target, wanted(page, given)) : target, unknown: false };
  };

  function unknown(page: PageRoute | undefined, forData: boolean, given: URLSearchParams): Address {
    const path = `/${[...(page?.pattern.slice(0, -1) ?? []), nowhere].join("/")}`;
    return { path: forData ? withParameter(dataAddressOf(path), page ? wanted(page, given) : "") : path, unknown: true };
  }
}

/** The loaders that a request for data names, when the others need no new data. */
function wanted({ loaders }: PageRoute, given: URLSearchParams): string {
  const named = given.get(wantedLoaders)?.split(",") ?? [];
  return loaders.filter((id) => named.includes(id)).join(",");
}

/** Path and query of a request line, which may name a host (not ours to look at) and hold raw UTF-8, which node:http reads as Latin-1. */
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

function withParameter(path: string, loaders: string): string {
  return loaders === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ [wantedLoaders]: loaders })}`;
}

function exactestFirst(pages: PageRoute[]): PageRoute[] {
  const vagueness = ({ pattern }: PageRoute) => pattern.map((part) => (part === "*" ? "2" : part.startsWith(":") ? "1" : "0")).join("");
  return pages.sort((one, other) => vagueness(one).localeCompare(vagueness(other)));
}

/** Fixed parts are the same in any case, as React Router has it. */
function fits(pattern: string[], parts: string[]): boolean {
  const isOpen = pattern.at(-1) === "*";
  if (isOpen ? parts.length < pattern.length - 1 : parts.length !== pattern.length) return false;
  return pattern.every((part, at) => part === "*" || part.startsWith(":") || part.toLowerCase() === parts[at]?.toLowerCase());
}
