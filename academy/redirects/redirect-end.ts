import type { SitePages } from "../site-pages.ts";
import { addressKey } from "./address-key.ts";
import type { Leads } from "./leads.ts";

export type EndNeeds = { pages: Pick<SitePages, "at" | "of">; leads: Leads; addressesHad: (noun: string, id: number) => Promise<string[]> };

/** Over how many items that are gone a way may lead. */
const mostSteps = 5;

/** Where an address leads now, and its name: where its item is, or where the address of a gone item leads. Undefined: nowhere. */
export async function endOf(key: string, needs: EndNeeds, steps = 0): Promise<{ address: string; title: string } | undefined> {
  const lead = needs.leads.last(key);
  if (!lead) return undefined;
  const { target, noun, item_id } = lead;
  if (noun === "") return !target.startsWith("/") || (await needs.pages.at(keyOf(target))) ? { address: target, title: "" } : undefined;
  const [page] = await needs.pages.of(noun, [item_id]);
  if (page) return { address: page.address + afterPath(target), title: page.title };
  if (steps === mostSteps) return undefined;
  for (const had of await needs.addressesHad(noun, item_id)) {
    const next = needs.leads.last(had);
    const end = next && (next.noun !== noun || next.item_id !== item_id) ? await endOf(had, needs, steps + 1) : undefined;
    if (end) return end;
  }
  return undefined;
}

const keyOf = (address: string) => addressKey(address.replace(/[?#].*$/s, ""));

/** The query and the part of a page that an address names. */
export function afterPath(address: string): string {
  return /[?#].*$/s.exec(address)?.[0] ?? "";
}
