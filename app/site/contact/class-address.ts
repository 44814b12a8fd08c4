import type { SearchOfPage } from "#app/search-of-page.ts";

/** Of every class that never was: what anybody can make up is one page. */
export const goneClass = "gone";
const greatestId = 2_147_483_647;

export function readClassAddress(search: URLSearchParams): number | typeof goneClass | undefined {
  const given = search.get("class") ?? "";
  return given === goneClass ? goneClass : readClassId(given);
}

export function readClassId(given: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(given) && Number(given) <= greatestId ? Number(given) : undefined;
}

export const classSearch: SearchOfPage = {
  names: ["class"],
  canonical(given) {
    const asked = readClassAddress(given);
    return asked === undefined ? "" : `class=${asked}`;
  },
};
