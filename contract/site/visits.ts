import { z } from "../zod.ts";
import { longestVisitHost, longestVisitPath } from "./visit-limits.ts";

/** Bytes of what a browser tells of one visit. */
export const maxVisitBytes = 1000;

/** What a page's script tells once the page was shown. `from`: the host of the page before, "" for none, `ownHost` for one of this site; `q`: what was looked for at /search. */
export const visitInput = z.object({
  path: z.string().max(longestVisitPath),
  from: z.string().max(longestVisitHost),
  q: z.string().max(200).optional(),
});
export type VisitInput = z.output<typeof visitInput>;

/** Instead of an address or a host: an address that no page has, and hosts beyond those that a day holds. */
export const otherName = "*";

/** Days a period may have; they end today. */
export const visitPeriods = ["30", "90", "365"] as const;
export const visitQuery = z.object({ days: z.enum(visitPeriods, "This must be 30, 90 or 365.").optional() });
export type VisitQuery = z.output<typeof visitQuery>;

/** Words that somebody looked for are shown when they were looked for so often: no one person's words are. */
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
  /** Beside one another, of the same days; nobody knows who visited and asked. */
  courses: z.array(z.object({ title: z.string(), visits: count, enquiries: count, seats: count })),
});
export type VisitSummary = z.output<typeof visitSummary>;
