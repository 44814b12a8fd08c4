import type { RedirectTable } from "#database/rows.ts";
import type { SitePages } from "../site-pages.ts";

export type Lead = Pick<RedirectTable, "target" | "noun" | "item_id">;

export type EndNeeds = {
  pages: Pick<SitePages, "of">;
  leadAt: (key: string) => Promise<Lead | undefined> | Lead | undefined;
  addressesHad: (noun: string, id: number) => Promise<string[]>;
};

const mostSteps = 5;

/** Where a redirect leads now, and its name: where its item is, or where the address of a gone item leads. Undefined: nowhere. */
export async function endOf(lead: Lead, needs: EndNeeds, steps = 0): Promise<{ address: string; title: string } | undefined> {
  const { target, noun, item_id } = lead;
  if (noun === "") return { address: target, title: "" };
  const [page] = await needs.pages.of(noun, [item_id]);
  if (page) return { address: page.address + afterPath(target), title: page.title };
  if (steps === mostSteps) return undefined;
  for (const key of await needs.addressesHad(noun, item_id)) {
    const next = await needs.leadAt(key);
    const end = next && (next.noun !== noun || next.item_id !== item_id) ? await endOf(next, needs, steps + 1) : undefined;
    if (end) return end;
  }
  return undefined;
}

/** The query and the part of a page that an address names. */
export function afterPath(address: string): string {
  return /[?#].*$/s.exec(address)?.[0] ?? "";
}
