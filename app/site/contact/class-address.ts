import type { SearchOfPage } from "#app/search-of-page.ts";
import { formId, numberInSlug } from "#contract/site/page-address.ts";

/** Stands for every class that there is not, so that all numbers that somebody may make up are one page. */
export const goneClass = "gone";

export function readClassAddress(search: URLSearchParams): number | typeof goneClass | undefined {
  const given = search.get("class") ?? "";
  return given === goneClass ? goneClass : readClassId(given);
}

export function readClassId(given: string): number | undefined {
  return /^\d+$/.test(given) ? numberInSlug(given) : undefined;
}

/** Where a message that was posted without scripts leads: a page of its own, so that neither Back nor a reload asks to send it again. */
export const sentAddress = (classId: number | undefined) => `/contact?${classId === undefined ? "" : `class=${classId}&`}sent=1#${formId}`;
export const readSent = (search: URLSearchParams) => search.get("sent") === "1";

export const contactSearch: SearchOfPage = {
  names: ["class", "sent"],
  canonical(given) {
    const asked = readClassAddress(given);
    return [asked === undefined ? "" : `class=${asked}`, readSent(given) ? "sent=1" : ""].filter(Boolean).join("&");
  },
};
