import type { RedirectTable } from "#database/rows.ts";

/** Where a redirect leads: to an item, or, without a `noun`, to what `target` says: a page, another site, or another redirect's source. */
export type Lead = Pick<RedirectTable, "target" | "noun" | "item_id">;
export type Leads = ReturnType<typeof createLeads>;

/** All redirects by the address that each leads on, in memory: 10,000 take 3 MB. */
export function createLeads(rows: readonly (Lead & { source: string })[]) {
  const leads = new Map<string, Lead>(rows.map(({ source, target, noun, item_id }) => [source, { target, noun, item_id }]));
  const lasts = new Map<string, Lead | undefined>();
  return {
    at: (key: string) => leads.get(key),

    /** The last lead of the way on from an address; undefined when nothing leads on from there, or round. Each step is taken once for all. */
    last(key: string): Lead | undefined {
      const walked = new Set<string>();
      let at = key;
      while (leads.has(at) && !lasts.has(at) && !walked.has(at)) {
        walked.add(at);
        const { target, noun } = leads.get(at) ?? {};
        if (noun !== "" || target === undefined || !leads.has(target)) lasts.set(at, leads.get(at));
        else at = target;
      }
      const last = lasts.get(at);
      for (const one of walked) lasts.set(one, last);
      return last;
    },
  };
}
