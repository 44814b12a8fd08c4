import type { RedirectTable } from "#database/tables.ts";
import type { SitePages } from "../site-pages.ts";
import { addressKey } from "./address-key.ts";

/** Where a redirect leads: to the page of an item, or, without a `noun`, to its `target`: a page, another site, or the source of another redirect. */
export type Lead = Pick<RedirectTable, "target" | "noun" | "item_id">;
/** All redirects by their sources: 10,000 take 3 MB. */
export type Leads = ReadonlyMap<string, Lead>;
export type WayNeeds = {
  leads: Leads;
  /** Where sources among these leads end; filled by followRedirect, so that a chain is walked once. */
  known: Map<string, End | NoEnd>;
  pages: Pick<SitePages, "at" | "of">;
  addressesHad: (noun: string, id: number) => Promise<string[]>;
};

export type End = { address: string; title: string };
/** A chain of redirects that comes back to `at`, or ends at `at`, where there is no page. */
export type NoEnd = { at: string; isCircle: boolean };

/** Where a redirect leads now, over however many others. */
export async function followRedirect(source: string, needs: WayNeeds): Promise<End | NoEnd> {
  const { known } = needs;
  const walked = new Set<string>();
  let at = source;
  let found = known.get(at);
  while (!found) {
    walked.add(at);
    const next = await step(at, needs, walked);
    if (typeof next !== "string") found = next;
    else {
      at = next;
      found = walked.has(at) ? { at, isCircle: true } : known.get(at);
    }
  }
  for (const one of walked) known.set(one, found);
  return found;
}

/** The next address, or the end. A redirect to an item ends where that is now; if it is gone, it goes on where another of its addresses leads. */
async function step(at: string, { leads, pages, addressesHad }: WayNeeds, walked: ReadonlySet<string>): Promise<string | End | NoEnd> {
  const { target = at, noun = "", item_id = 0 } = leads.get(at) ?? {};
  if (noun === "" && leads.has(target)) return target;
  if (!target.startsWith("/")) return { address: target, title: "" };
  const after = afterPath(target);
  const path = target.slice(0, target.length - after.length);
  const page = noun === "" ? await pages.at(addressKey(path)) : (await pages.of(noun, [item_id]))[0];
  if (page && page !== "program") return { address: page.address + after, title: page.title };
  const had = noun === "" ? [] : await addressesHad(noun, item_id);
  return had.find((key) => leads.has(key) && !walked.has(key)) ?? { at: target, isCircle: false };
}

/** The query and the fragment of an address. */
export const afterPath = (address: string): string => /[?#].*/s.exec(address)?.[0] ?? "";
