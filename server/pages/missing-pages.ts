import type { Academy } from "#academy/academy.ts";
import { addressKey } from "#academy/redirects/address-key.ts";
import { pagesOf } from "#contract/site/page-address.ts";
import { pathOf } from "../requests/request-type.ts";
import { leadOn, withQueryOf } from "./lead-on.ts";

/** Whether an answer says that there is no page, or none any more. */
export const isMissing = ({ status }: { status: number }) => status === 404 || status === 410;

export type MissingPages = ReturnType<typeof createMissingPages>;
type Asker = { referer: string | null | undefined; host: string | null | undefined; client: string };

/** "/course", the address of a course without its end, leads to the list of courses. "/blog" is the list of posts itself. */
const lists = new Map(
  Object.values(pagesOf).flatMap(({ part, list }) => (addressKey(part) === list ? [] : [[addressKey(part), list] as const])),
);

/**
 * For addresses that have no page: redirects them where staff said, or to the list where only the item's name is missing; notes all others
 * for staff. `version`: that of the redirects.
 */
export function createMissingPages({ redirects: { lookup }, missingAddresses }: Academy, version: () => number) {
  return {
    /** Whether an address has to be looked up, because it leads on or nobody knows yet. */
    mayLead: (url: string) => !lookup.isFresh(version()) || lookup.has(pathOf(url)) || lists.has(addressKey(pathOf(url))),

    /** The answer that leads an address on; undefined when it leads nowhere. */
    async lead(url: string): Promise<Response | undefined> {
      await lookup.refresh(version());
      const to = (await lookup.lead(pathOf(url))) ?? lists.get(addressKey(pathOf(url)));
      if (to === undefined) return undefined;
      return leadOn(withQueryOf(url, to), 301);
    },

    note(method: string, url: string, { referer, host, client }: Asker): void {
      if (method === "GET") missingAddresses.note(addressKey(pathOf(url)), ownPath(referer, host), client);
    },
  };
}

const longestReferer = 2000;

function ownPath(referer: Asker["referer"], host: Asker["host"]): string {
  const from = referer && referer.length < longestReferer && URL.canParse(referer) ? new URL(referer) : undefined;
  return from?.host === host ? addressKey(from?.pathname ?? "") : "";
}
