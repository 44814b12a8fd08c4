import { boundedSearch } from "#contract/site/search-query.ts";
import { longestVisitHost, ownHost } from "#contract/site/visit-limits.ts";
import { otherName } from "#contract/site/visits.ts";

/** The name under which the host that led to a visit is counted: "" for none, `ownHost`, or `otherName` for what is no host. */
export function hostName(from: string): string {
  if (from === "" || from === ownHost) return from;
  const host = from.toLowerCase().replace(/^www\./, "");
  return host.length <= longestVisitHost && /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/.test(host) ? host : otherName;
}

/** The name under which a search is counted; "" for none, and for one that may name a person: an e-mail address, a phone number. */
export function searchWords(q: string): string {
  const words = boundedSearch(q).toLowerCase();
  return words.includes("@") || (words.match(/\d/g) ?? []).length > 5 ? "" : words;
}
