import { z } from "../zod.ts";
import { longestVisitHost, longestVisitPath } from "./visit-limits.ts";

/** Bytes of what a browser tells of one visit. */
export const maxVisitBytes = 1000;

/** What a page's script sends once the page is shown. `from`: the host of the page before, "" for none, `ownHost` for one of this site; `q`: what was looked for at /search. */
export const visitInput = z.object({
  path: z.string().max(longestVisitPath),
  from: z.string().max(longestVisitHost),
  q: z.string().max(200).optional(),
});
export type VisitInput = z.output<typeof visitInput>;

/** Stands in place of an address that no page has, and of hosts beyond those that are counted on a day. */
export const otherName = "*";

/** Days of a period, which ends today. */
export const visitPeriods = ["30", "90", "365"] as const;
export const visitQuery = z.object({ days: z.enum(visitPeriods, "This must be 30, 90 or 365.").optional() });
export type VisitQuery = z.output<typeof visitQuery>;

/** Words that were looked for are shown from so many searches on, so that no single person's are. */
export const leastSearched = 3;

const count = z.number().int();

export const visitSummary = z.object({
  from: z.string(),
  to: z.string(),
  /** Days with visits only. */
  days: z.array(z.object({ day: z.string(), visits: count })),
  /** `address`: of a page, or `otherName`; `title`: "" for pages that are always there, and for what has no page any more. */
  pages: z.array(z.object({ address: z.string(), title: z.string(), visits: count })),
  hosts: z.array(z.object({ host: z.string(), visits: count })),
  searches: z.array(z.object({ words: z.string(), asked: count })),
  /** Counts of the same days beside one another; who visited and then asked is not known. */
  courses: z.array(z.object({ title: z.string(), visits: count, enquiries: count, seats: count })),
});
export type VisitSummary = z.output<typeof visitSummary>;
