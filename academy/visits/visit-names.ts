import { boundedSearch } from "#contract/site/search-query.ts";
import { longestVisitHost, ownHost } from "#contract/site/visit-limits.ts";
import { otherName } from "#contract/site/visits.ts";

/** The host that led to a visit, as it is counted: "" for none, `ownHost`, or `otherName` for what is no host. */
export function hostName(from: string): string {
  if (from === "" || from === ownHost) return from;
  const host = from.toLowerCase().replace(/^www\./, "");
  return host.length <= longestVisitHost && /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/.test(host) ? host : otherName;
}

/** What somebody looked for, as it is counted; "" for nothing, and for what may name a person: an address, a number to call. */
export function searchWords(q: string): string {
  const words = boundedSearch(q).toLowerCase();
  return words.includes("@") || (words.match(/\d/g) ?? []).length > 5 ? "" : words;
}
