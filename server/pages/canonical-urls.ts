import type { ServerBuild } from "react-router";
import { readsSearch } from "#app/search-of-page.ts";
import { type PageRoute, pageRoutesOf } from "./page-routes.ts";

/**
 * What an address asks for: a page, by its canonical `path`, or a redirect to where it is (`moved`). `unknown`: no route knows it. `item`:
 * the path of an item's page, which may itself be a redirect.
 */
export type Address = { moved: string; item?: string } | { path: string; unknown: boolean };

/** No slug or title is longer (contract/fields/text.ts), so nothing is looked up for it. */
const longestPart = 300;
const nowhere = "unknown-address";

/**
 * Reads addresses of pages by the map of routes. Each page has one canonical address: fixed parts as the map writes them, others encoded as
 * encodeURIComponent does, no empty parts, and of the query only what its route reads (app/search-of-page.ts). Every other form is
 * redirected there, so that nothing is looked up, made or cached twice; parameters that the route does not read are kept, and make no
 * difference. All addresses that no route knows share one answer.
 */
export function createCanonicalUrls(routes: ServerBuild["routes"]) {
  const pages = exactestFirst(pageRoutesOf(routes));

  /** `url`: as it came, path and query. */
  return function read(url: string): Address {
    const { pathname, searchParams: given, search } = parsed(url);
    const asIs = url.replace(/[?#].*/s, "");
    const parts = partsOf(pathname);
    const page = parts && pages.find(({ pattern }) => fits(pattern, parts));
    if (!page || page.pattern.at(-1) === "*")
      return { path: `/${[...(page?.pattern.slice(0, -1) ?? []), nowhere].join("/")}`, unknown: true };
    const { pattern } = page;
    const path = `/${pattern.map((part, at) => (part.startsWith(":") ? encodeURIComponent(parts[at] ?? "") : part)).join("/")}`;
    const reads = readsSearch(page.handle);
    const meant = reads?.canonical(given) ?? "";
    const asked = new URLSearchParams([...given].filter(([name]) => reads?.names.includes(name))).toString();
    if (asked !== meant || (reads && asIs !== path)) {
      const others = [...given].filter(([name]) => !reads?.names.includes(name));
      const query = [meant, new URLSearchParams(others).toString()].filter(Boolean).join("&");
      return { moved: query === "" ? path : `${path}?${query}` };
    }
    if (asIs !== path) return { moved: path + search, ...(pattern.some((part) => part.startsWith(":")) && { item: path }) };
    return { path: meant === "" ? path : `${path}?${meant}`, unknown: false };
  };
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
    const impossible = (part: string) => part.length > longestPart || /\p{Cc}/u.test(part) || part.endsWith(".data");
    return parts.some(impossible) ? undefined : parts;
  } catch {
    return undefined;
  }
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
