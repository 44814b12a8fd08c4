import type { SearchOfPage } from "#app/search-of-page.ts";
import { numberInSlug } from "#contract/site/page-address.ts";

/** Of every class that never was: what anybody can make up is one page. */
export const goneClass = "gone";

export function readClassAddress(search: URLSearchParams): number | typeof goneClass | undefined {
  const given = search.get("class") ?? "";
  return given === goneClass ? goneClass : readClassId(given);
}

export function readClassId(given: string): number | undefined {
  return /^\d+$/.test(given) ? numberInSlug(given) : undefined;
}

export const classSearch: SearchOfPage = {
  names: ["class"],
  canonical(given) {
    const asked = readClassAddress(given);
    return asked === undefined ? "" : `class=${asked}`;
  },
};
